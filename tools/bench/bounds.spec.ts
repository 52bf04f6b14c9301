import { expect, it } from 'vitest';
import { compare } from './bounds.mjs';

it('compares numbers with their bounds and skips unmeasured ones', () => {
  const results = { a: { x: 5, y: 9 }, b: { failed: 'why' } };
  expect(compare(results, { 'a.x': 5, 'a.y': 8, 'b.z': 1, 'c.q': 1 })).toEqual([
    { what: 'a.x', value: 5, limit: 5, kept: true },
    { what: 'a.y', value: 9, limit: 8, kept: false },
  ]);
});
