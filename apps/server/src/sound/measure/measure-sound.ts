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

/** What is beyond these is no music, however well-formed the file is. */
const SLOWEST = 4000;
const FASTEST = 768_000;
const MOST_CHANNELS = 8;
const LONGEST_S = 24 * 60 * 60;
/** Linear: 60 dB above full scale. */
const LOUDEST = 1000;

interface Meters {
  sampleRate: number;
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
      if (samples > LONGEST_S * meters.sampleRate) throw new DecodeError('unsupported', 'longer than a day');
      await rest();
    }
    if (!meters || samples === 0) throw new DecodeError('empty', 'there is no sound in it');
    const { vorbisOrder: _order, ...shape } = decoding.shape();
    const { blocks } = meters.blocks;
    const truePeak = meters.peak.peak();
    // Samples of floating point may be anything, no numbers too.
    if (!(truePeak <= LOUDEST)) throw new DecodeError('broken', 'samples that no sound has');
    return {
      ...shape,
      samples,
      loudness: loudnessOfBlocks(blocks),
      truePeak,
      blocks: writeHistogram(histogramOf(blocks)),
    };
  } finally {
    decoding.free();
  }
}

function metersFor({ sampleRate, vorbisOrder }: SoundShape, channels: number): Meters {
  if (channels > MOST_CHANNELS || !(sampleRate >= SLOWEST && sampleRate <= FASTEST))
    throw new DecodeError('unsupported', `${channels} channels at ${sampleRate} Hz`);
  return {
    sampleRate,
    blocks: createBlockMeter(sampleRate, channelWeights(channels, vorbisOrder)),
    peak: createPeakMeter(sampleRate, channels),
  };
}
