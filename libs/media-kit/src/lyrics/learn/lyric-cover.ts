import { valueStore } from '@qingyin/ui';
import { useSyncExternalStore } from 'react';

/** Which words are covered, for who sings from memory: none, those that are to come, or all. */
export const lyricCovers = ['none', 'unsung', 'all'] as const;
export type LyricCover = (typeof lyricCovers)[number];

// Not kept on the device: who comes back another day wants to read.
const store = valueStore<LyricCover>('none');

/** What is covered on this visit, of every song, and the way to change it. */
export function useLyricCover(): [cover: LyricCover, set: (cover: LyricCover) => void] {
  return [useSyncExternalStore(store.subscribe, store.get), store.set];
}

/**
 * Whether a row is covered.
 *
 * @param active the row that is sung, or was last; -1 before the first and where there are no times
 */
export const isCovered = (cover: LyricCover, row: number, active: number): boolean =>
  cover === 'all' || (cover === 'unsung' && row > active);
