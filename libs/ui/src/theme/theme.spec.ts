import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layers } from './layers.ts';
import { qing, theme } from './theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

it('has the exact brand colour', () => {
  expect(qing[6]).toBe('#169987');
  expect(qing).toHaveLength(10);
  expect(theme.primaryShade).toBe(6);
});

it.each(['accent', 'info'])('uses the brand colour for %s in both schemes', (name) => {
  expect(tokens.match(new RegExp(`--qy-${name}: .*;`, 'g'))).toEqual([`--qy-${name}: #169987;`]);
});

it('has layers from 100 to 1000, the same in CSS', () => {
  for (const [name, level] of Object.entries(layers)) {
    expect(level).toBeGreaterThanOrEqual(100);
    expect(level).toBeLessThanOrEqual(1000);
    expect(tokens).toContain(`--qy-layer-${name}: ${level};`);
  }
});

const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const blocks = {
  light: tokens.slice(0, tokens.indexOf('[data-mantine')),
  dark: tokens.slice(tokens.indexOf('[data-mantine')),
};

it.each(['light', 'dark'] as const)('has sufficient contrast in %s', (scheme) => {
  const colour = (name: string): string =>
    new RegExp(`--qy-${name}: (#[0-9a-f]{6})`).exec(blocks[scheme])?.[1] ?? '#000000';
  for (const ground of ['page', 'raised', 'sunken']) {
    for (const ink of ['text', 'text-2', 'accent-text-strong', 'danger'])
      expect.soft(contrast(colour(ink), colour(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast(colour('border'), colour(ground)), `border on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast('#0b1110', '#169987')).toBeGreaterThanOrEqual(4.5);
  // Icon of an information message.
  expect(contrast('#169987', colour('raised'))).toBeGreaterThanOrEqual(3);
});
