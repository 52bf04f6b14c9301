import { type Track } from '@qingyin/contract';
import { type Anchor } from '@qingyin/ui';
import { type ComponentType, type ReactNode } from 'react';
import { type SongSort, type SortColumn } from './song-sort.ts';

/** Songs of any length: `rowAt` returns undefined for songs that were not fetched yet. */
export interface SongSource {
  count: number;
  rowAt: (index: number) => Track | undefined;
  /** called with the first and last visible row when scrolling rests, to fetch the songs around */
  onRangeChange?: (start: number, end: number) => void;
  /** fetches the songs from `start` to `end` (exclusive), so that `rowAt` returns them; rejects on failure */
  load?: (start: number, end: number) => Promise<unknown>;
  /**
   * unique ids of all songs in list order; with them, selected and active rows follow their songs when the list
   * changes
   */
  ids?: readonly number[];
}

/** Indices into a list in display order; null for the list's own order. */
export type RowOrder = readonly number[] | null;

/** Sort state of the column headers. */
export interface ColumnSorting {
  sort: SongSort | null;
  /** cycles ascending, descending and the list's own order; null restores the own order at once */
  onSort: (column: SortColumn | null) => void;
  /** called when the pointer or the focus enters a header, to prefetch the sorting code */
  onNear?: () => void;
}

/** Play times, for lists of played songs. */
export interface RowTimes {
  /** label of the column */
  label: string;
  /** time of a song by its id; `begins`: first of its day in the list's own order */
  of: (id: number) => { text: string; begins: boolean } | undefined;
}

/** Song that the address links to. */
export interface LinkedRow {
  id: number;
  /** label of its play button */
  playLabel: string;
}

/** Additional column of a list, shown behind the album where there is room. */
export interface SongColumn {
  id: string;
  /** label of the column */
  label: string;
  /** CSS length */
  width: string;
  /** content of a row; should be text or little more, since many rows render it */
  cell: (track: Track) => ReactNode;
  /** the list can be sorted by it */
  sort?: SortColumn;
  /** numbers are aligned to the end */
  numeric?: boolean;
}

/** Row features of the queue. */
export interface QueuedRows {
  /** index of the current row, even if its song stands in other rows too; the rows above were played */
  currentRow: number;
  /** buttons at the end of each row; must be a stable component */
  Tools: ComponentType<{ name: string }>;
  /** column header of these buttons for screen readers */
  toolsLabel: string;
  /** removes rows (ascending): by index, as a song may stand in several */
  remove: (rows: readonly number[]) => void;
  /** a press selects a row instead of playing it */
  isSelecting: boolean;
}

/** Request to open the song menu. */
export interface SongMenuRequest {
  tracks: Track[];
  /** row of the first song */
  index: number;
  /** rows of all songs, ascending */
  rows: readonly number[];
  anchor: Anchor;
}

/** Selected rows. */
export interface SelectedSongs {
  count: number;
  /** songs in list order, fetched if necessary; may reject */
  tracks: () => Promise<Track[]>;
  /** whether all songs are fetched and pass the test */
  every: (test: (track: Track) => boolean) => boolean;
  /** ascending */
  rows: () => number[];
  /** selects all rows of the list */
  all: () => void;
  clear: () => void;
}

export interface SongGridProps extends SongSource {
  /** name of the collection and accessible name of the grid */
  name: string;
  playingId: number | null;
  /** order that `rowAt` applies; when it changes, selected and active rows follow their songs */
  order?: RowOrder;
  /** moves rows (ascending) before row `gap` of the list's own order; default: rows cannot be moved */
  onMove?: (rows: readonly number[], gap: number) => void;
  /** removes songs on the Delete key; default: they cannot be removed */
  onRemove?: ((tracks: Track[]) => void) | undefined;
  /** default: column headers without sort buttons */
  sorting?: ColumnSorting;
  /** another order is loading */
  busy?: boolean;
  /** false while paused: the mark is not animated */
  playing: boolean;
  onPlay: (index: number) => void;
  liked: ReadonlySet<number>;
  onLike: (track: Track) => void;
  /** renders the menu of the given songs; `close` returns the focus to the row */
  renderMenu: (request: SongMenuRequest, close: () => void) => ReactNode;
  /** renders the actions for several selected rows; in selection mode for any number */
  renderSelection: (chosen: SelectedSongs) => ReactNode;
  /** renders names, such as with highlighted matches; must be a stable function, since rows render again with it */
  drawName?: (name: string) => ReactNode;
  /** opens the path of a name's link */
  onOpen: (href: string) => void;
  /** row to show and focus initially, for links */
  startRow?: number;
  /**
   * renders an index beside the rows, such as initials, while the list is in its own order; `jumpTo` scrolls to a row
   * and focuses it
   */
  renderIndex?: ((jumpTo: (row: number) => void) => ReactNode) | undefined;
  /** song whose row is marked as the linked one */
  linked?: LinkedRow | null;
  /** set if the list is the queue */
  queued?: QueuedRows | undefined;
  /** rows of 40 px instead of 56 */
  compact?: boolean;
  /** small covers; default: none */
  withCover?: boolean;
  /** false on an album's page */
  withAlbum?: boolean;
  /** false if the user has hidden the column */
  withDuration?: boolean;
  /** must be a stable array: rows render again with it */
  columns?: readonly SongColumn[];
  /** column of times with a line before each day; default: none */
  when?: RowTimes | undefined;
  /** number of the first row; default: 1 */
  firstNumber?: number;
  /** scroll container; default: the window */
  scrollElement?: HTMLElement | null;
}
