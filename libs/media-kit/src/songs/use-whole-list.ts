import { type Track } from '@qingyin/contract';
import { useEffect, useMemo, useState } from 'react';
import type * as ordering from './order-songs.ts';
import { type SongSource } from './song-grid-props.ts';

type Ordering = typeof ordering;

/** The module once it is there, so that later lists order at once. */
let loaded: Ordering | null = null;
/** The code that orders songs and remembers how. */
export const loadOrdering = async (): Promise<Ordering> => (loaded = await import('./order-songs.ts'));

/** Fetches the code that orders songs before it is needed; failing is no matter yet. */
export const prepareOrdering = () => void loadOrdering().catch(() => undefined);

export interface WholeList {
  rows: readonly (Track | undefined)[];
  orderSongs: Ordering['orderSongs'];
}

/**
 * All songs of a list and what puts them in order, while `wanted`; null until both are there. Rows that did not come
 * although everything was asked for are gaps. `onLost` hears when it cannot be had; must be the same function.
 */
export function useWholeList(source: SongSource, wanted: boolean, onLost: () => void): WholeList | null {
  const { count, rowAt, load } = source;
  const [module, setModule] = useState(loaded);
  const [asked, setAsked] = useState<SongSource['rowAt'] | null>(null);
  const loads = load !== undefined;
  /** null: they are not wanted, or not all there */
  const rows = useMemo(() => {
    if (!wanted) return null;
    const known = Array.from({ length: count }, (_, index) => rowAt(index));
    // Slices come into a list without changing it, so what was asked for counts as well.
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
