import { describe, expect, it } from 'vitest';
import { mergeOrder } from './merge-order.ts';

describe('mergeOrder', () => {
  it.each<[string, number[], number[], number[]]>([
    ['the whole list', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['one that was added on top since', [9, 1, 2, 3], [3, 2, 1], [9, 3, 2, 1]],
    ['one that was taken out since', [1, 3], [3, 2, 1], [3, 1]],
    ['a part: the rest stays where it is', [1, 2, 3, 4, 5], [2, 1], [2, 1, 3, 4, 5]],
    ['a name twice', [1, 2, 3], [3, 3, 1, 2, 1], [3, 1, 2]],
    ['nothing known', [1, 2], [7, 8], [1, 2]],
    ['an empty list', [], [1], []],
  ])('merges %s into the current order', (_what, current, wanted, merged) => {
    expect(mergeOrder(current, wanted)).toEqual(merged);
  });
});
