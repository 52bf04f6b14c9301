import { expect, it } from 'vitest';
import { MAX_CHROMA, computeTint } from './cover-tint.ts';

const pixels = (...colours: [number, number, number][]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));

it('computes the hue of a colour', () => {
  expect(computeTint(pixels([22, 153, 135])).hue).toBeCloseTo(180, -1.3);
  expect(computeTint(pixels([200, 40, 40])).hue).toBeLessThan(40);
});

it('weights colourful pixels higher than grey ones and limits the chroma', () => {
  const grey: [number, number, number] = [128, 128, 128];
  const tint = computeTint(pixels(grey, grey, grey, grey, grey, grey, [220, 30, 30]));
  expect(tint.hue).toBeLessThan(45);
  expect(tint.chroma).toBe(MAX_CHROMA);
  expect(computeTint(pixels(grey)).chroma).toBeLessThan(0.001);
  expect(computeTint(pixels()).chroma).toBe(0);
});
