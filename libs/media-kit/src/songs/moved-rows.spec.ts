import { describe, expect, it } from 'vitest';
import { rowCount, type Rows, rowMover, standIn } from './moved-rows.ts';

const stand = (row: number, from: number[], to: number[]) => {
  const before: Rows = { ids: from, order: null };
  return standIn(row, rowMover(before, { ids: to, order: null }), rowCount(before));
};

describe('where somebody stands in a list that changes', () => {
  it('is with the song, wherever it goes', () => {
    expect(stand(1, [1, 2, 3], [3, 1, 2])).toBe(2);
  });

  it('is with the next song that is left when songs are taken out', () => {
    expect(stand(1, [1, 2, 3, 4], [1, 4])).toBe(1);
    expect(stand(0, [1, 2, 3, 4], [3, 4])).toBe(0);
  });

  it('is with the last song when the end was taken out', () => {
    expect(stand(3, [1, 2, 3, 4], [1, 2])).toBe(1);
    expect(stand(0, [1], [])).toBe(0);
  });
});
