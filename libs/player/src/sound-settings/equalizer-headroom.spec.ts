import { describe, expect, it } from 'vitest';
import { equalizerPeakGain } from './equalizer-headroom.ts';
import { presets } from './presets.ts';
import { defaultSoundSettings } from './sound-settings.ts';

const RATES = [44_100, 48_000, 96_000];
const decibels = (gain: number): number => 20 * Math.log10(gain);
const one = (band: number, to: number): number[] =>
  defaultSoundSettings.bands.map((_, at) => (at === band ? to : 0));

describe('peak gain of the equalizer', () => {
  it.each(RATES)('returns 1 for a flat curve at %i Hz', (rate) => {
    expect(equalizerPeakGain(defaultSoundSettings.bands, rate)).toBe(1);
  });

  it.each(RATES)('returns at least a band’s gain, and little more, at %i Hz', (rate) => {
    for (const band of defaultSoundSettings.bands.keys()) {
      const needed = decibels(equalizerPeakGain(one(band, 12), rate));
      expect(needed).toBeGreaterThanOrEqual(11.99);
      expect(needed).toBeLessThan(14.5);
    }
  });

  it('returns more than 1 for a cut too, which can raise a peak by phase', () => {
    const needed = decibels(equalizerPeakGain(one(5, -6), 48_000));
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThan(6);
  });

  it('stays moderate with each preset', () => {
    for (const bands of Object.values(presets))
      expect(decibels(equalizerPeakGain(bands, 48_000)) - Math.max(...bands)).toBeLessThan(7);
  });
});
