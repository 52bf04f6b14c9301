import { type Track } from '@qingyin/contract';
import { type Anchor } from '@qingyin/ui';
import { type ReactNode } from 'react';

/** Songs of any length: `rowAt` answers undefined for songs that are not there yet. */
export interface SongSource {
  count: number;
  rowAt: (index: number) => Track | undefined;
  /** first and last visible row, so that the songs around can be fetched; called when the list comes to rest */
  onRangeChange?: (start: number, end: number) => void;
  /** fetches the songs from `start` to `end` (exclusive), so that `rowAt` has them; rejects when they do not come */
  load?: (start: number, end: number) => Promise<unknown>;
}

export interface SongMenuRequest {
  tracks: Track[];
  /** row of the first of them */
  index: number;
  anchor: Anchor;
}

/** Rows that were chosen together. */
export interface ChosenSongs {
  count: number;
  /** in the order of the list, fetched first where no row has shown them yet; null when they did not come, which was said */
  tracks: () => Promise<Track[] | null>;
  clear: () => void;
}

export interface SongGridProps extends SongSource {
  /** the collection's name: the grid's accessible name */
  name: string;
  playingId: number | null;
  /** false while paused: the mark stands still */
  playing: boolean;
  onPlay: (index: number) => void;
  liked: ReadonlySet<number>;
  onLike: (track: Track) => void;
  /** draws the menu of the given songs; `close` gives the focus back to the row */
  renderMenu: (request: SongMenuRequest, close: () => void) => ReactNode;
  /** draws what can be done with several chosen rows */
  renderSelection: (chosen: ChosenSongs) => ReactNode;
  /** whether a path's screen exists; without one, names are plain text */
  canOpen: (path: string) => boolean;
  onOpen: (href: string) => void;
  /** row to show and focus at first, when a link led to it */
  startRow?: number;
  /** rows of 40 px instead of 56 */
  compact?: boolean;
  /** false on an album's own page */
  withAlbum?: boolean;
  /** what scrolls; default the window */
  scrollElement?: HTMLElement | null;
}
