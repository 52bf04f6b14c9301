import { describe, expect, it } from 'vitest';
import { highestGain } from './headroom.ts';
import { presets } from './presets.ts';
import { neutralTone } from './tone.ts';

const RATES = [44_100, 48_000, 96_000];
const decibels = (gain: number): number => 20 * Math.log10(gain);
const one = (band: number, to: number): number[] => neutralTone.bands.map((_, at) => (at === band ? to : 0));

describe('peak gain of the equalizer', () => {
  it.each(RATES)('returns 1 for a flat curve at %i Hz', (rate) => {
    expect(highestGain(neutralTone.bands, rate)).toBe(1);
  });

  it.each(RATES)('returns at least a band’s gain, and little more, at %i Hz', (rate) => {
    for (const band of neutralTone.bands.keys()) {
      const needed = decibels(highestGain(one(band, 12), rate));
      expect(needed).toBeGreaterThanOrEqual(11.99);
      expect(needed).toBeLessThan(14.5);
    }
  });

  it('returns more than 1 for a cut too, which can raise a peak by phase', () => {
    const needed = decibels(highestGain(one(5, -6), 48_000));
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThan(6);
  });

  it('stays moderate with each preset', () => {
    for (const bands of Object.values(presets))
      expect(decibels(highestGain(bands, 48_000)) - Math.max(...bands)).toBeLessThan(7);
  });
});
