import { type SongSort } from './song-sort.ts';

/** Sort order and filter of a list. */
export interface RequestedOrder {
  sort: SongSort | null;
  /** filter query, trimmed; empty for all songs */
  words: string;
}
