import { describe, expect, it } from 'vitest';
import { reinsertRows } from './reinsert-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const back = (current: number[], before: number[], taken: number[]) =>
  reinsertRows(rows(...current), rows(...before), rows(...taken)).map(({ id }) => id);

describe('reinserting removed rows', () => {
  it('restores their positions', () => {
    expect(back([2, 4, 6], [1, 2, 3, 4, 5, 6, 7], [7, 5, 3, 1])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps their predecessors in a list that was changed meanwhile', () => {
    expect(back([9, 4, 1], [1, 2, 3, 4], [2])).toEqual([9, 4, 1, 2]);
    expect(back([9, 4], [1, 2, 3, 4], [1, 2])).toEqual([1, 2, 9, 4]);
  });

  it('does not duplicate rows', () => {
    expect(back([3, 1, 2], [1, 2, 3], [2, 3])).toEqual([3, 1, 2]);
  });

  it('fills an empty list', () => {
    expect(back([], [1, 2], [2, 1])).toEqual([1, 2]);
  });
});
