/** Row before which something dropped at `y` (px from the first row) is inserted; `count` is after the last row. */
export const insertionRowAt = (y: number, rowHeight: number, count: number): number =>
  Math.min(count, Math.max(0, Math.round(y / rowHeight)));

/** Whether moving rows (ascending) before row `gap` leaves them in place. */
export function isNoMove(rows: readonly number[], gap: number): boolean {
  const [first = 0] = rows;
  const together = rows.every((row, place) => row === first + place);
  return together && gap >= first && gap <= first + rows.length;
}

/**
 * Row before which rows (ascending) are inserted when they move one step up or down together; null at the ends.
 * Separate rows gather.
 */
export function insertionRowForStep(rows: readonly number[], step: -1 | 1, count: number): number | null {
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  const gap = Math.min(count, Math.max(0, step < 0 ? first - 1 : last + 2));
  return isNoMove(rows, gap) ? null : gap;
}
