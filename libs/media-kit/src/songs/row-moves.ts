/** The row before which something at `y`, px from the first row, would come to stand; `count` is after the last one. */
export const gapAt = (y: number, rowHeight: number, count: number): number =>
  Math.min(count, Math.max(0, Math.round(y / rowHeight)));

/** Whether rows, in ascending order, stand where they are when they are put before row `gap`. */
export function staysPut(rows: readonly number[], gap: number): boolean {
  const [first = 0] = rows;
  const together = rows.every((row, place) => row === first + place);
  return together && gap >= first && gap <= first + rows.length;
}

/**
 * The row before which rows, in ascending order, go when they move one step up or down together; null where there is
 * no further. Rows that stand apart gather.
 */
export function gapForStep(rows: readonly number[], step: -1 | 1, count: number): number | null {
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  const gap = Math.min(count, Math.max(0, step < 0 ? first - 1 : last + 2));
  return staysPut(rows, gap) ? null : gap;
}
