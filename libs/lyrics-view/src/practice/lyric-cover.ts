import { createValueStore } from '@qingyin/observable';
import { useSyncExternalStore } from 'react';

/** Choices of practice mode, which hides lines to be sung by heart: no line, the lines not sung yet, or all. */
export const lyricCovers = ['none', 'unsung', 'all'] as const;
export type LyricCover = (typeof lyricCovers)[number];

// Not persisted: a later visit starts with readable lyrics.
const store = createValueStore<LyricCover>('none');

/** Current cover mode for all songs of this visit, and its setter. */
export function useLyricCover(): [cover: LyricCover, set: (cover: LyricCover) => void] {
  return [useSyncExternalStore(store.subscribe, store.get), store.set];
}

/**
 * Whether a row is covered.
 *
 * @param active index of the active row; -1 before the first one and for lyrics without times
 */
export const isCovered = (cover: LyricCover, row: number, active: number): boolean =>
  cover === 'all' || (cover === 'unsung' && row > active);
