/**
 * How many of `count` cards fill whole rows of `columns`, at most `rows` of them. Fewer cards than one row are all
 * shown; before the columns are known (0) so are all, for the measuring.
 */
export function fullRows(count: number, columns: number, rows: number): number {
  if (columns < 1 || count <= columns) return count;
  return Math.min(rows, Math.floor(count / columns)) * columns;
}
