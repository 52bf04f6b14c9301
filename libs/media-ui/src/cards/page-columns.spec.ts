import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardColumns } from './card-columns.ts';
import { MAX_COLUMNS, pageColumns } from './page-columns.ts';

const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const numbersAfter = (css: string, before: string) =>
  [...css.matchAll(new RegExp(`${before}(\\d+)px`, 'g'))].map(([, px]) => Number(px));

afterEach(() => vi.unstubAllGlobals());

describe('columns of a page-wide grid', () => {
  it.each([
    [390, 2, 1],
    [820, 3, 2],
    [1024, 4, 3],
    [1440, 5, 4],
    [1920, 8, 5],
    [2560, 11, 6],
    [3840, 11, 6],
  ])('in a window of %i px are %i, or %i with wide covers', (width, square, wide) => {
    vi.stubGlobal('innerWidth', width);
    expect([pageColumns(), pageColumns('wide')]).toEqual([square, wide]);
  });

  it('are at most as many as cards are prepared for', () => {
    const most = { square: 0, wide: 0 };
    for (let width = 300; width < 4000; width += 1) {
      vi.stubGlobal('innerWidth', width);
      for (const shape of ['square', 'wide'] as const)
        most[shape] = Math.max(most[shape], pageColumns(shape));
    }
    expect(most).toEqual(MAX_COLUMNS);
  });

  it('are computed with the numbers of the style sheets', () => {
    expect(numbersAfter(cssOf('../../../ui/src/styles/tokens.css'), '--qy-content: ')).toEqual([2240]);
    const grid = cssOf('./MediaGrid.module.css');
    expect(numbersAfter(grid, 'minmax\\(')).toEqual([168, 248, 320, 136, 220]);
    expect(numbersAfter(grid, 'min-width: ')).toEqual([2000]);
  });
});

it('cards share the width that the gaps leave', () => {
  expect(cardColumns(1128, 'desktop')).toEqual({ columns: 6, gap: 24, rowGap: 24, width: 168 });
  expect(cardColumns(358, 'phone')).toEqual({ columns: 2, gap: 14, rowGap: 20, width: 172 });
});
