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
