import { type SongSort } from './song-sort.ts';

/** What the listener wants to see of a list. */
export interface OrderWish {
  sort: SongSort | null;
  /** what the songs must hold; without blanks around it, '' for all songs */
  words: string;
}
