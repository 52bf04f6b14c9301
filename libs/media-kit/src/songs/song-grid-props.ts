import { type Track } from '@qingyin/contract';
import { type Anchor } from '@qingyin/ui';
import { type ComponentType, type ReactNode } from 'react';
import { type SongSort, type SortColumn } from './song-sort.ts';

/** Songs of any length: `rowAt` answers undefined for songs that are not there yet. */
export interface SongSource {
  count: number;
  rowAt: (index: number) => Track | undefined;
  /** first and last visible row, so that the songs around can be fetched; called when the list comes to rest */
  onRangeChange?: (start: number, end: number) => void;
  /** fetches the songs from `start` to `end` (exclusive), so that `rowAt` has them; rejects when they do not come */
  load?: (start: number, end: number) => Promise<unknown>;
  /** each song once, in the order of the list; with them, chosen and active rows go with their songs when the list changes */
  ids?: readonly number[];
}

/** Indices into a list in the order in which its songs are shown; null: all of them as they are. */
export type RowOrder = readonly number[] | null;

/** What the heads of the columns show and do. */
export interface ColumnSorting {
  sort: SongSort | null;
  /** ascending, descending, the list's own order; null: its own order at once */
  onSort: (column: SortColumn | null) => void;
  /** sorting may come: a pointer or the focus is near */
  onNear?: () => void;
}

/** When a song was played, where a list is about that. */
export interface RowTimes {
  /** the name of the column */
  label: string;
  /** of a song by its id; `begins`: it is the first of its day in the list's own order */
  of: (id: number) => { text: string; begins: boolean } | undefined;
}

/** A song that a link led to. */
export interface LinkedRow {
  id: number;
  /** the name of what plays it as the link wants it */
  offer: string;
}

/** What a list knows of its songs beyond what songs are; shown behind the album where there is room for it. */
export interface SongColumn {
  id: string;
  /** the name of the column */
  label: string;
  /** CSS length */
  width: string;
  /** what stands in a row; text, or little more, as it is part of many rows */
  cell: (track: Track) => ReactNode;
  /** numbers stand at the end of their column */
  numeric?: boolean;
}

/** What rows of the queue have that no other list's have. */
export interface QueuedRows {
  /** the row that plays, wherever else its song stands; those above are over */
  playing: number;
  /** stands at the end of each row; the same component always */
  Tools: ComponentType<{ name: string }>;
  /** takes rows out, in ascending order: a song may stand in several */
  remove: (rows: readonly number[]) => void;
  /** a press chooses and plays nothing */
  choosing: boolean;
}

export interface SongMenuRequest {
  tracks: Track[];
  /** row of the first of them */
  index: number;
  /** all of their rows, in ascending order */
  rows: readonly number[];
  anchor: Anchor;
}

/** Rows that were chosen together. */
export interface ChosenSongs {
  count: number;
  /** in the order of the list, fetched first where no row has shown them yet; may reject */
  tracks: () => Promise<Track[]>;
  /** whether all of them are there and pass */
  every: (test: (track: Track) => boolean) => boolean;
  /** in ascending order */
  rows: () => number[];
  /** chooses all rows of the list */
  all: () => void;
  clear: () => void;
}

export interface SongGridProps extends SongSource {
  /** the collection's name: the grid's accessible name */
  name: string;
  playingId: number | null;
  /** what `rowAt` has put the list in; when it changes, chosen and active rows go with their songs */
  order?: RowOrder;
  /** puts rows, in ascending order, before row `gap` of the list's own order; default: the order is not the user's */
  onMove?: (rows: readonly number[], gap: number) => void;
  /** takes songs out of the list, asked for by the Delete key; default: they stay in it */
  onRemove?: ((tracks: Track[]) => void) | undefined;
  /** default: the heads of the columns are words only */
  sorting?: ColumnSorting;
  /** another order is on its way */
  busy?: boolean;
  /** false while paused: the mark stands still */
  playing: boolean;
  onPlay: (index: number) => void;
  liked: ReadonlySet<number>;
  onLike: (track: Track) => void;
  /** draws the menu of the given songs; `close` gives the focus back to the row */
  renderMenu: (request: SongMenuRequest, close: () => void) => ReactNode;
  /** draws what can be done with several chosen rows; where a press chooses, with any number of them */
  renderSelection: (chosen: ChosenSongs) => ReactNode;
  /** how names are drawn, e.g. with searched words marked; rows are drawn anew when it is another function */
  drawName?: (name: string) => ReactNode;
  /** whether a path's screen exists; without one, names are plain text */
  onOpen: (href: string) => void;
  /** row to show and focus at first, when a link led to it */
  startRow?: number;
  /** the song whose row is marked, since a link led to it */
  linked?: LinkedRow | null;
  /** the list is the queue; default: any other */
  queued?: QueuedRows | undefined;
  /** rows of 40 px instead of 56 */
  compact?: boolean;
  /** false on an album's own page */
  withAlbum?: boolean;
  /** false where the listener does not want to see it */
  withDuration?: boolean;
  /** the same array while nothing of it changes: rows are drawn anew with it */
  columns?: readonly SongColumn[];
  /** a column of times, and a line before each day; default: none */
  when?: RowTimes | undefined;
  /** what scrolls; default the window */
  scrollElement?: HTMLElement | null;
}
