import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { qing } from './theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const block = (selector: string, from = 0): string => {
  const at = tokens.indexOf(`${selector} {`, from);
  return tokens.slice(at, tokens.indexOf('}', at));
};
const DARK = ":root[data-mantine-color-scheme='dark']";
const more = tokens.indexOf('@media (prefers-contrast: more)');
const blocks = {
  light: [block(':root')],
  dark: [block(':root'), block(DARK)],
  'light, more contrast': [block(':root'), block(':root', more)],
  'dark, more contrast': [block(':root'), block(DARK), block(':root', more), block(DARK, more)],
};
type Scheme = keyof typeof blocks;
const schemes = Object.keys(blocks) as Scheme[];

/** Value of a colour: that of the last block that has it. */
const colourIn = (scheme: Scheme) => (name: string) =>
  blocks[scheme].map((one) => new RegExp(`--qy-${name}: (#[0-9a-f]{6})`).exec(one)?.[1]).findLast(Boolean) ??
  '#808080';

it.each(schemes)('has sufficient contrast of texts in %s', (scheme) => {
  const colour = colourIn(scheme);
  const least = scheme.includes('more') ? 7 : 4.5;
  for (const ground of ['page', 'raised', 'sunken']) {
    for (const ink of ['text', 'text-2', 'accent-text-strong', 'danger'])
      expect.soft(contrast(colour(ink), colour(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
  expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
});

it.each(schemes)('has sufficient contrast of controls and graphics in %s', (scheme) => {
  const colour = colourIn(scheme);
  // Borders, focus rings and pressed icons, fills of sliders and switches, icons of messages, marks of states.
  for (const ground of ['page', 'raised', 'sunken'])
    for (const sign of ['border', 'accent-text', 'accent', 'info', 'text-3', 'danger'])
      expect.soft(contrast(colour(sign), colour(ground)), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
});

it('has more contrast only where the user asks for it', () => {
  expect(contrast(colourIn('light, more contrast')('border'), '#fbfaf7')).toBeGreaterThanOrEqual(7);
  expect(contrast(qing[6] ?? '', '#0b1110')).toBeGreaterThanOrEqual(4.5);
});
