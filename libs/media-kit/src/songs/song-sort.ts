/** Columns that songs can be sorted by. */
export const sortColumns = ['title', 'artists', 'album', 'duration'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface SongSort {
  column: SortColumn;
  descending: boolean;
}

/** What pressing a column does: ascending, then descending, then the list's own order again. */
export function nextSort(sort: SongSort | null, column: SortColumn): SongSort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}
