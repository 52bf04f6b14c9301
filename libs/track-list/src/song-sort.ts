/** Columns of what the user made of the songs, see `useListenerValues`. */
export const listenerColumns = ['rating', 'plays', 'played'] as const;
export type ListenerColumn = (typeof listenerColumns)[number];

/** Columns that songs can be sorted by. */
export const sortColumns = ['title', 'artists', 'album', 'duration', ...listenerColumns] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Column and direction of a sort. */
export interface SongSort {
  column: SortColumn;
  descending: boolean;
}

export const isListenerColumn = (column: SortColumn | undefined): column is ListenerColumn =>
  listenerColumns.some((one) => one === column);

/**
 * Next sort state after a press on a column header: ascending, descending, the list's own order. Ratings and plays start
 * with the greatest.
 */
export function nextSort(sort: SongSort | null, column: SortColumn): SongSort | null {
  const descending = isListenerColumn(column);
  if (sort?.column !== column) return { column, descending };
  return sort.descending === descending ? { column, descending: !descending } : null;
}
