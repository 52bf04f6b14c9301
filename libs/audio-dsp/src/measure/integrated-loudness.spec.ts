import { describe, expect, it } from 'vitest';
import { channelWeights, createBlockMeter } from './block-meter.ts';
import {
  histogramOf,
  loudnessOfBlocks,
  jointLoudness,
  readHistogram,
  writeHistogram,
} from './integrated-loudness.ts';
import { kWeighting } from './k-weighting.ts';
import { pieces, type Part, RATE, tones } from './test-signals.ts';

const blocksOf = (channels: Float32Array[], rate = RATE): readonly number[] => {
  const meter = createBlockMeter(rate, channelWeights(channels.length));
  for (const [piece, length] of pieces(channels)) meter.add(piece, length);
  return meter.blocks;
};
const stereo = (parts: Part[], rate = RATE) => {
  const samples = tones(parts, rate);
  return blocksOf([samples, samples], rate);
};

describe('integrated loudness (EBU Tech 3341, table 1)', () => {
  it.each<[string, Part[], number]>([
    ['1: a sine at -23 dBFS', [{ level: -23, seconds: 20 }], -23],
    ['2: a sine at -33 dBFS', [{ level: -33, seconds: 20 }], -33],
    [
      '3: blocks below the relative gate of -10 LU are ignored',
      [
        { level: -36, seconds: 10 },
        { level: -23, seconds: 60 },
        { level: -36, seconds: 10 },
      ],
      -23,
    ],
    [
      '4: blocks below the absolute gate of -70 LUFS are ignored',
      [
        { level: -72, seconds: 10 },
        { level: -36, seconds: 10 },
        { level: -23, seconds: 60 },
        { level: -36, seconds: 10 },
        { level: -72, seconds: 10 },
      ],
      -23,
    ],
    [
      '5: louder and quieter parts are averaged by power',
      [
        { level: -26, seconds: 20 },
        { level: -20, seconds: 20.1 },
        { level: -26, seconds: 20 },
      ],
      -23,
    ],
  ])('%s', (_name, parts, expected) => {
    const loudness = loudnessOfBlocks(stereo(parts));
    expect(Math.abs((loudness ?? 0) - expected)).toBeLessThanOrEqual(0.1);
  });

  it('6: five channels with their weights, and an ignored LFE channel', () => {
    const parts = (level: number) => tones([{ level, seconds: 20 }]);
    const [front, centre, low, back] = [parts(-28), parts(-24), parts(-10), parts(-30)];
    const wav = blocksOf([front, front, centre, low, back, back]);
    expect(Math.abs((loudnessOfBlocks(wav) ?? 0) + 23)).toBeLessThanOrEqual(0.1);
    const meter = createBlockMeter(RATE, channelWeights(6, true));
    meter.add([front, centre, front, back, back, low], front.length);
    expect(loudnessOfBlocks(meter.blocks)).toBeCloseTo(loudnessOfBlocks(wav) ?? 0, 6);
  });

  it.each([8000, 11_025, 22_050, 32_000, 44_100, 88_200, 96_000, 192_000])(
    'is -23 LUFS at a sample rate of %i Hz',
    (rate) => {
      expect(loudnessOfBlocks(stereo([{ level: -23, seconds: 5 }], rate))).toBeCloseTo(-23, 1);
    },
  );

  it('of mono equals that of the same signal on two channels', () => {
    const samples = tones([{ level: -23, seconds: 5 }]);
    expect(loudnessOfBlocks(blocksOf([samples]))).toBeCloseTo(-23, 1);
  });

  it('is null for silence and for less than one block', () => {
    expect(loudnessOfBlocks(stereo([{ level: -Infinity, seconds: 2 }]))).toBeNull();
    expect(loudnessOfBlocks(stereo([{ level: -71, seconds: 2 }]))).toBeNull();
    expect(loudnessOfBlocks(stereo([{ level: -69, seconds: 2 }]))).toBeCloseTo(-69, 1);
    expect(loudnessOfBlocks(stereo([{ level: -10, seconds: 0.39 }]))).toBeNull();
    expect(loudnessOfBlocks(stereo([{ level: -10, seconds: 0.4 }]))).not.toBeNull();
  });
});

it('the K-weighting filters have the coefficients of BS.1770 at 48 kHz', () => {
  const [shelf, pass] = kWeighting(RATE);
  const close = (found: object, table: object) =>
    Object.entries(table).forEach(([name, value]) =>
      expect(found[name as keyof object]).toBeCloseTo(value as number, 10),
    );
  close(shelf, {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  });
  close(pass, { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 });
});

describe('the loudness of several songs', () => {
  const loud = stereo([{ level: -20, seconds: 20 }]);
  const soft = stereo([{ level: -26, seconds: 40 }]);
  const whisper = stereo([{ level: -50, seconds: 60 }]);

  it('equals that of one song with all their blocks', () => {
    const together = jointLoudness([histogramOf(loud), histogramOf(soft)]);
    expect(Math.abs((together ?? 0) - (loudnessOfBlocks([...loud, ...soft]) ?? 0))).toBeLessThan(0.03);
  });
  it('is gated over all songs, so that a very quiet song beside loud ones is ignored', () => {
    const alone = jointLoudness([histogramOf(loud)]);
    expect(jointLoudness([histogramOf(loud), histogramOf(whisper)])).toBe(alone);
    expect(jointLoudness([histogramOf(whisper)])).toBeCloseTo(-50, 1);
  });
  it('is null for silence only', () => {
    expect(jointLoudness([])).toBeNull();
    expect(jointLoudness([histogramOf([0, 0])])).toBeNull();
  });
  it('survives serialisation of the histograms', () => {
    const histogram = histogramOf([...loud, ...soft, ...whisper]);
    expect([...readHistogram(writeHistogram(histogram))]).toEqual([...histogram].sort(([a], [b]) => a - b));
    expect(readHistogram('')).toEqual(new Map());
  });
});
