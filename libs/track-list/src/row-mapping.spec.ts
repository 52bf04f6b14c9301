import { describe, expect, it } from 'vitest';
import { rowCount, type RowAssignment, createRowMapping, activeRowAfterChange } from './row-mapping.ts';

const stand = (row: number, from: number[], to: number[]) => {
  const before: RowAssignment = { ids: from, order: null };
  return activeRowAfterChange(row, createRowMapping(before, { ids: to, order: null }), rowCount(before));
};

describe('active row after a change of the list', () => {
  it('follows its song', () => {
    expect(stand(1, [1, 2, 3], [3, 1, 2])).toBe(2);
  });

  it('moves to the next remaining song after a removal', () => {
    expect(stand(1, [1, 2, 3, 4], [1, 4])).toBe(1);
    expect(stand(0, [1, 2, 3, 4], [3, 4])).toBe(0);
  });

  it('moves to the last song if the end was removed', () => {
    expect(stand(3, [1, 2, 3, 4], [1, 2])).toBe(1);
    expect(stand(0, [1], [])).toBe(0);
  });
});
