import { DecodeError, type Decoding, type SoundShape } from '../decode/pieces.ts';
import { type BlockMeter, channelWeights, createBlockMeter } from './block-meter.ts';
import { histogramOf, loudnessOfBlocks, writeHistogram } from './gating.ts';
import { createPeakMeter, type PeakMeter } from './true-peak.ts';

/** What was found out about a file. */
export interface Measured extends Omit<SoundShape, 'vorbisOrder'> {
  /** LUFS; null: silence */
  loudness: number | null;
  /** linear, 1 = full scale */
  truePeak: number;
  /** what is to be heard, of one channel */
  samples: number;
  /** see `writeHistogram` */
  blocks: string;
}

interface Meters {
  blocks: BlockMeter;
  peak: PeakMeter;
}

/**
 * Decodes to the end and measures.
 *
 * @param rest awaited between pieces, so that this work leaves room for others
 * @throws DecodeError for what cannot be decoded and what is empty
 */
export async function measureSound(decoding: Decoding, rest: () => Promise<void>): Promise<Measured> {
  try {
    let meters: Meters | undefined;
    let samples = 0;
    for await (const { channels, length } of decoding.pieces) {
      meters ??= metersFor(decoding.shape(), channels.length);
      meters.blocks.add(channels, length);
      meters.peak.add(channels, length);
      samples += length;
      await rest();
    }
    if (!meters || samples === 0) throw new DecodeError('empty', 'there is no sound in it');
    const { vorbisOrder: _order, ...shape } = decoding.shape();
    const { blocks } = meters.blocks;
    return {
      ...shape,
      samples,
      loudness: loudnessOfBlocks(blocks),
      truePeak: meters.peak.peak(),
      blocks: writeHistogram(histogramOf(blocks)),
    };
  } finally {
    decoding.free();
  }
}

const metersFor = ({ sampleRate, vorbisOrder }: SoundShape, channels: number): Meters => ({
  blocks: createBlockMeter(sampleRate, channelWeights(channels, vorbisOrder)),
  peak: createPeakMeter(sampleRate, channels),
});
