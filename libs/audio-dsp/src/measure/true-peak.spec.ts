import { describe, expect, it } from 'vitest';
import { pieces, RATE, tones } from './test-signals.ts';
import { createPeakMeter } from './true-peak.ts';

const decibels = (channels: Float32Array[], rate = RATE): number => {
  const meter = createPeakMeter(rate, channels.length);
  for (const [piece, length] of pieces(channels, 997)) meter.add(piece, length);
  return 20 * Math.log10(meter.peak());
};
/** A sine with fades at both ends, to avoid steps. */
const faded = (samples: Float32Array, over = 400): Float32Array =>
  samples.map((sample, at) => sample * Math.min(1, at / over, (samples.length - 1 - at) / over));

describe('true peak (EBU Tech 3341, table 1: +0.2 and -0.4 dB)', () => {
  it.each([
    ['15: a quarter of the rate', RATE / 4, 0, -6],
    ['16: between the samples', RATE / 4, 45, -6],
    ['17: a sixth of the rate', RATE / 6, 60, -6],
    ['18: an eighth', RATE / 8, 67.5, -6],
    ['19: above full scale', RATE / 4, 45, 3],
    ['peak nearer to the earlier sample', RATE / 4, 67.5, -6],
    ['peak nearer to the later sample', RATE / 4, 22.5, -6],
  ])('%s', (_name, hertz, phase, level) => {
    const found = decibels([faded(tones([{ level, seconds: 1, hertz, phase }]))]);
    expect(found).toBeGreaterThan(level - 0.4);
    expect(found).toBeLessThan(level + 0.2);
  });

  it('is found across the borders of pieces and in any channel', () => {
    for (let at = 980; at < 1010; at++) {
      const samples = new Float32Array(3000);
      samples[at] = samples[at + 1] = 0.5;
      const found = decibels([new Float32Array(3000), samples]);
      // Interpolated halfway between two equal samples, the curve is 4/π times as high.
      expect(found).toBeCloseTo(20 * Math.log10(0.5 * (4 / Math.PI)), 1);
    }
  });

  it('is never below the highest sample', () => {
    const click = new Float32Array(500);
    click[499] = -0.9;
    expect(decibels([click])).toBeCloseTo(20 * Math.log10(0.9), 3);
    expect(decibels([new Float32Array(10)])).toBe(-Infinity);
  });

  it.each([44_100, 96_000, 192_000])('is accurate at a sample rate of %i Hz', (rate) => {
    const samples = faded(tones([{ level: -6, seconds: 0.2, hertz: 11_025, phase: 45 }], rate));
    expect(Math.abs(decibels([samples], rate) + 6)).toBeLessThan(0.25);
  });
});
