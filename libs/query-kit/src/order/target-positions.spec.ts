import { describe, expect, it } from 'vitest';
import { sortByOrder, positionsBefore, currentPositions, applyPositions } from './target-positions.ts';

const ids = [1, 2, 3, 4, 5, 6];
const moved = (songs: number[], gap: number) => applyPositions(ids, positionsBefore(ids, songs, gap));

describe('moving entries', () => {
  it.each([
    { songs: [2], gap: 0, order: [2, 1, 3, 4, 5, 6] },
    { songs: [2], gap: 6, order: [1, 3, 4, 5, 6, 2] },
    { songs: [5], gap: 2, order: [1, 2, 5, 3, 4, 6] },
    { songs: [1, 3, 6], gap: 4, order: [2, 4, 1, 3, 6, 5] },
    { songs: [1, 2], gap: 1, order: ids },
    { songs: [3], gap: 3, order: ids },
  ])('puts $songs before index $gap', ({ songs, gap, order }) => {
    expect(moved(songs, gap)).toEqual(order);
  });

  it('restores former positions, also of scattered entries', () => {
    for (const songs of [[1], [6], [2, 3], [1, 3, 6], ids]) {
      const back = currentPositions(ids, songs);
      for (let gap = 0; gap <= ids.length; gap += 1)
        expect(applyPositions(moved(songs, gap), back)).toEqual(ids);
    }
  });

  it('skips missing entries', () => {
    expect(applyPositions([1, 2, 4], [{ id: 3, behind: 1 }])).toEqual([1, 2, 4]);
    // 3 is missing, so 4 goes behind the predecessor of 3.
    expect(
      applyPositions(
        [1, 2, 4],
        [
          { id: 3, behind: 1 },
          { id: 4, behind: 3 },
        ],
      ),
    ).toEqual([1, 4, 2]);
    expect(applyPositions([1, 2, 4], [{ id: 4, behind: 9 }])).toEqual([1, 2, 4]);
  });

  it('moves ten thousand entries fast', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index);
    const block = many.slice(1, 9_999);
    expect(applyPositions(many, positionsBefore(many, block, 10_000)).slice(0, 3)).toEqual([0, 9_999, 1]);
  });
});

describe('sortByOrder', () => {
  it('keeps the index of rows that the order does not contain', () => {
    const rows = [1, 2, 9, 3].map((id) => ({ id }));
    expect(sortByOrder(rows, [3, 2, 1, 7]).map(({ id }) => id)).toEqual([3, 2, 9, 1]);
  });
});
