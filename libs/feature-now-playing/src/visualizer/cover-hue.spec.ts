import { expect, it } from 'vitest';
import { hueOfColour, dominantHue } from './cover-hue.ts';

it.each([
  [255, 0, 0, 0],
  [0, 255, 0, 120],
  [0, 0, 255, 240],
  [255, 0, 128, 330],
])('computes for %i %i %i the hue %i', (red, green, blue, hue) => {
  expect(Math.round(hueOfColour(red, green, blue).hue)).toBe(hue);
});

it('finds the hue of the most saturated bright pixel, and none in a grey image', () => {
  const grey = [120, 120, 120, 255];
  const darkRed = [40, 0, 0, 255];
  const teal = [20, 160, 160, 255];
  expect(dominantHue(Uint8ClampedArray.from([...grey, ...darkRed, ...teal]))).toBe(180);
  expect(dominantHue(Uint8ClampedArray.from([...grey, ...grey]))).toBeNull();
});
