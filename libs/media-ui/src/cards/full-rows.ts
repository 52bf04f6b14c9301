/**
 * Number of `count` cards that fill complete rows of `columns`, at most `rows` of them. All cards if they do not
 * fill one row, or while `columns` is unknown (0) for measuring.
 */
export function fullRows(count: number, columns: number, rows: number): number {
  if (columns < 1 || count <= columns) return count;
  return Math.min(rows, Math.floor(count / columns)) * columns;
}
