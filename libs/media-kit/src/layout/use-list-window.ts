import { measureElement, type Virtualizer } from '@tanstack/virtual-core';
import { type RefObject, useCallback, useMemo } from 'react';
import { heightsFor } from './known-heights.ts';
import { useListMargin } from './use-list-margin.ts';
import { onPage, useListVirtualizer } from './use-list-virtualizer.ts';

export interface ListWindowOptions {
  /** of the list, for the heights it had */
  name: string;
  /** of all rows, in their order; the same array as long as they are the same */
  ids: readonly number[];
  /** about how high a row will be, px, that was never drawn */
  guess: (index: number) => number;
  /** rows drawn beyond either edge, so that a quick wheel finds them there */
  overscan: number;
  body: RefObject<HTMLElement | null>;
  /** the id of a row that stays in the document wherever the page is (it holds the focus) */
  pinned: number | null;
}

export interface WindowRow {
  id: number;
  /** in the list */
  index: number;
  /** px to leave free before it, for the rows that are not in the document */
  gap: number;
}

export interface ListWindow {
  rows: WindowRow[];
  /** of all rows, px */
  height: number;
  /** to be given to each row, which carries `data-index` */
  measure: (row: HTMLElement | null) => void;
}

/** Whoever reads the list goes with it when what stands above it becomes higher: the browser looks after its rows no more (`overflow-anchor`). */
const follow = (by: number, from: number) => {
  if (window.scrollY > from) window.scrollBy(0, by);
};

/**
 * Which rows of a list on the page's own scroll exist now. They follow each other in the page's flow, each as high as it is,
 * with gaps for those that are not there: so none lies over another before its height is known. No row moves before the eye when
 * one above it turns out higher than was guessed.
 */
export function useListWindow({ name, ids, guess, overscan, body, pinned }: ListWindowOptions): ListWindow {
  const heights = useMemo(() => heightsFor(name), [name]);
  const margin = useListMargin(body, null, follow);
  const pinnedAt = pinned === null ? -1 : ids.indexOf(pinned);
  // Other functions would make the list count all its heights again.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const estimateSize = (index: number) => heights.get(ids[index] ?? -1) ?? guess(index);
  const measureRow = (
    row: HTMLElement,
    told: ResizeObserverEntry | undefined,
    list: Virtualizer<Window, HTMLElement>,
  ) => {
    const index = list.indexFromElement(row);
    // Asked for while rows are being drawn, a height would have the page laid out once more for each: the browser tells it soon, before it paints.
    if (!told) return list.measurementsCache[index]?.size ?? estimateSize(index);
    const height = measureElement(row, told, list);
    const id = ids[index];
    if (id !== undefined) heights.set(id, height);
    return height;
  };
  const virtualizer = useListVirtualizer(onPage, {
    count: ids.length,
    overscan,
    scrollMargin: margin ?? 0,
    getItemKey,
    estimateSize,
    measureElement: measureRow,
    pinned: pinnedAt < 0 ? null : pinnedAt,
  });
  // Rows wait for the list's place: drawn before, they would be drawn twice.
  const items = margin === null ? [] : virtualizer.getVirtualItems();
  let end = margin ?? 0;
  const rows = items.map(({ index, start, end: itsEnd }) => {
    const gap = start - end;
    end = itsEnd;
    return { id: ids[index] ?? -1, index, gap };
  });
  return { rows, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}
