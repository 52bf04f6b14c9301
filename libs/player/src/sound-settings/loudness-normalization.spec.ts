import { expect, it } from 'vitest';
import { normalizationGain, maxNormalizationGain, type Loudness } from './loudness-normalization.ts';
import type { LoudnessNormalization } from './sound-settings.ts';

const song: Loudness = { loudness: -10, truePeak: 0.3, albumLoudness: -14, albumTruePeak: 0.5 };
const decibels = (level: number): number => Math.round(20 * Math.log10(level) * 1000) / 1000;
const gainDb = (even: LoudnessNormalization, of: Loudness | undefined = song, preampDb = 0): number =>
  decibels(normalizationGain(of, { even, preampDb }));

it('brings each track, or its album, to -18 LUFS', () => {
  expect(gainDb('song')).toBe(-8);
  expect(gainDb('album')).toBe(-4);
  expect(gainDb('off')).toBe(0);
});

it('preserves level differences within an album', () => {
  const soft = { ...song, loudness: -30, truePeak: -9 };
  expect(gainDb('album', soft)).toBe(gainDb('album', song));
  expect(gainDb('song', soft)).toBe(8);
});

it('normalizes by track where the album was not measured as a whole', () => {
  expect(gainDb('album', { loudness: -10, truePeak: 0 })).toBe(-8);
  expect(gainDb('album', { ...song, albumLoudness: null, albumTruePeak: null })).toBe(-8);
});

it('adds the pre-amp', () => {
  expect(gainDb('song', song, 3.5)).toBe(-4.5);
  expect(gainDb('song', song, -6)).toBe(-14);
});

it('never raises a peak above -1 dBTP, pre-amp included', () => {
  const soft = { loudness: -30, truePeak: -8 };
  expect(gainDb('song', soft)).toBe(7);
  expect(gainDb('song', soft, 12)).toBe(7);
  expect(gainDb('song', song, 12)).toBe(-1.3);
  expect(gainDb('album', { ...soft, albumLoudness: -29, albumTruePeak: -3 })).toBe(2);
  for (const truePeak of [-20, -3, -1, 0, 2])
    for (const preampDb of [-12, 0, 12])
      expect(gainDb('song', { loudness: -25, truePeak }, preampDb) + truePeak).toBeLessThanOrEqual(-1);
});

it('does not change silence and tracks without a measurement', () => {
  expect(normalizationGain(undefined, { even: 'song', preampDb: 6 })).toBe(1);
  const silence = { loudness: null, truePeak: null };
  expect(gainDb('song', silence, 6)).toBe(0);
  expect(gainDb('album', silence, 6)).toBe(0);
});

it('returns the highest gain below the ceiling', () => {
  expect(decibels(maxNormalizationGain({ loudness: -10, truePeak: -3 }, { even: 'song', preampDb: 0 }))).toBe(
    2,
  );
  expect(maxNormalizationGain(song, { even: 'off', preampDb: 0 })).toBe(Infinity);
  expect(maxNormalizationGain(undefined, { even: 'song', preampDb: 0 })).toBe(Infinity);
});
