/** Columns that songs can be sorted by. */
export const sortColumns = ['title', 'artists', 'album', 'duration'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Column and direction of a sort. */
export interface SongSort {
  column: SortColumn;
  descending: boolean;
}

/** Next sort state after a press on a column header: ascending, descending, the list's own order. */
export function nextSort(sort: SongSort | null, column: SortColumn): SongSort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}
