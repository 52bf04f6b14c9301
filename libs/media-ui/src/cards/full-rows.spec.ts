import { expect, it } from 'vitest';
import { fullRows } from './full-rows.ts';

it.each([
  [12, 5, 2, 10],
  [12, 6, 2, 12],
  [12, 6, 1, 6],
  [7, 5, 2, 5],
  [3, 5, 2, 3],
  [12, 0, 2, 12],
])('shows of %i cards in %i columns and at most %i rows: %i', (count, columns, rows, shown) => {
  expect(fullRows(count, columns, rows)).toBe(shown);
});
