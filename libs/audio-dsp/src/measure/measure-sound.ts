import { DecodeError, type Decoding, type SoundShape } from '../decode/decoding.ts';
import { type BlockMeter, channelWeights, createBlockMeter } from './block-meter.ts';
import { histogramOf, loudnessOfBlocks, writeHistogram } from './integrated-loudness.ts';
import { createPeakMeter, type PeakMeter } from './true-peak.ts';

/** Result of measuring a file. */
export interface SoundMeasurement extends Omit<SoundShape, 'vorbisOrder'> {
  /** LUFS; null: silence */
  loudness: number | null;
  /** linear, 1 = full scale */
  truePeak: number;
  /** number of samples per channel after trimming */
  samples: number;
  /** see `writeHistogram` */
  blocks: string;
}

/** Plausibility limits: files beyond them are not music, even if they are well-formed. */
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
 * Decodes a file completely and measures loudness and peak.
 *
 * @param rest awaited between pieces, so that the process can pause
 * @throws DecodeError for undecodable and empty files
 */
export async function measureSound(decoding: Decoding, rest: () => Promise<void>): Promise<SoundMeasurement> {
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
    if (!meters || samples === 0) throw new DecodeError('empty', 'the file contains no samples');
    const { vorbisOrder: _order, ...shape } = decoding.shape();
    const { blocks } = meters.blocks;
    const truePeak = meters.peak.peak();
    // Floating point samples may hold any value, including NaN.
    if (!(truePeak <= LOUDEST)) throw new DecodeError('broken', 'sample values out of range');
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
