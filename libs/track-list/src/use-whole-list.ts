import { type Track } from '@qingyin/contract';
import { useEffect, useMemo, useState } from 'react';
import type * as ordering from './order-songs.ts';
import { type SongSource } from './song-grid-props.ts';

type Ordering = typeof ordering;

/** The loaded module, so that later lists sort without a delay. */
let loaded: Ordering | null = null;
/** Loads the code for sorting, filtering and storing orders. */
export const loadOrdering = async (): Promise<Ordering> => (loaded = await import('./order-songs.ts'));

/** Prefetches the ordering code; failures are ignored. */
export const prefetchOrdering = () => void loadOrdering().catch(() => undefined);

/** All songs of a list with the function that orders them. */
export interface WholeList {
  rows: readonly (Track | undefined)[];
  orderSongs: Ordering['orderSongs'];
}

/**
 * All songs of a list and the ordering code, while `wanted`; null until both are loaded. Rows that are missing
 * although everything was requested are gaps.
 *
 * @param onLost called when loading fails; must be a stable function
 */
export function useWholeList(source: SongSource, wanted: boolean, onLost: () => void): WholeList | null {
  const { count, rowAt, load } = source;
  const [module, setModule] = useState(loaded);
  const [asked, setAsked] = useState<SongSource['rowAt'] | null>(null);
  const loads = load !== undefined;
  /** null: not requested, or not all loaded */
  const rows = useMemo(() => {
    if (!wanted) return null;
    const known = Array.from({ length: count }, (_, index) => rowAt(index));
    // Fetched slices do not change `rowAt`, so the completed request counts as well.
    return !loads || asked === rowAt || !known.includes(undefined) ? known : null;
  }, [wanted, count, rowAt, loads, asked]);
  const there = rows !== null;

  useEffect(() => {
    if (!wanted || (there && module)) return;
    let left = false;
    Promise.all([loadOrdering(), there ? null : load?.(0, count)]).then(
      ([now]) => {
        if (left) return;
        setModule(now);
        setAsked(() => rowAt);
      },
      () => !left && onLost(),
    );
    return () => {
      left = true;
    };
  }, [wanted, there, module, load, count, rowAt, onLost]);

  return useMemo(() => (rows && module ? { rows, orderSongs: module.orderSongs } : null), [rows, module]);
}
