import { everyCombination, pairwise } from '../fixtures/pairwise.ts';
import { expect, test } from '../fixtures/test.ts';

const factors = { a: ['1', '2', '3'], b: ['x', 'y'], c: ['p', 'q'], d: ['m', 'n'] } as const;

test('pairwise() combines every two values of different factors at least once', () => {
  const rows = pairwise(factors);
  for (const wanted of everyCombination({ a: factors.a, b: factors.b })) {
    expect(rows.some((row) => row.a === wanted.a && row.b === wanted.b)).toBe(true);
  }
  for (const wanted of everyCombination({ c: factors.c, d: factors.d })) {
    expect(rows.some((row) => row.c === wanted.c && row.d === wanted.d)).toBe(true);
  }
  expect(rows.length).toBeLessThan(everyCombination(factors).length / 2);
});
