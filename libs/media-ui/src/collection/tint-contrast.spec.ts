import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { computeTint } from './cover-tint.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const tokens = read('../../../ui/src/styles/tokens.css');
const css = read('CollectionHead.module.css');
const darkFrom = tokens.indexOf('[data-mantine');

type Colour = [red: number, green: number, blue: number];

/** Extreme colours of covers, and greys. */
const covers: Record<string, Colour> = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  magenta: [255, 0, 255],
  cyan: [0, 255, 255],
  white: [255, 255, 255],
  grey: [128, 128, 128],
  black: [0, 0, 0],
};

/** Linear sRGB of CSS `oklch()` (Björn Ottosson's matrices), clipped to the gamut. */
function oklch(lightness: number, chroma: number, hue: number): Colour {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light: Colour = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return light.map((part) => Math.min(1, Math.max(0, part))) as Colour;
}

function hex(colour: string): Colour {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as Colour;
}

const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness of the scheme's tint and its share of the cover's chroma, parsed from the stylesheet. */
function tintRule(scheme: 'light' | 'dark') {
  const rules = [
    ...css.matchAll(/--tint: oklch\(([\d.]+) calc\(var\(--tint-chroma, [\d.]+\) \* ([\d.]+)\)/g),
  ];
  const rule = rules[scheme === 'light' ? 0 : 1];
  return { lightness: Number(rule?.[1]), share: Number(rule?.[2]) };
}

it.each(['light', 'dark'] as const)(
  'keeps the text of a header readable on the tint of any cover, %s',
  (scheme) => {
    const block = scheme === 'light' ? tokens.slice(0, darkFrom) : tokens.slice(darkFrom);
    const ink = (name: string) => hex(new RegExp(`--qy-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '');
    const { lightness, share } = tintRule(scheme);
    expect(lightness).toBeGreaterThan(0);
    for (const [name, pixel] of Object.entries(covers)) {
      const { hue, chroma } = computeTint(new Uint8ClampedArray([...pixel, 255]));
      const ground = oklch(lightness, chroma * share, hue);
      for (const colour of ['text', 'text-2', 'accent-text-strong'])
        expect.soft(contrast(ink(colour), ground), `${colour} on ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('gives different covers different tints and greys none', () => {
  const tints = Object.entries(covers).map(([name, pixel]) => ({
    name,
    ...computeTint(new Uint8ClampedArray([...pixel, 255])),
  }));
  const plain = tints.filter(({ chroma }) => chroma < 0.001).map(({ name }) => name);
  expect(plain).toEqual(['white', 'grey', 'black']);
  expect(new Set(tints.filter(({ chroma }) => chroma > 0.001).map(({ hue }) => hue)).size).toBe(6);
});
