import { measureElement, type Virtualizer } from '@tanstack/virtual-core';
import { type RefObject, useCallback, useMemo } from 'react';
import { cachedRowHeights } from './row-height-cache.ts';
import { useListMargin } from './use-list-margin.ts';
import { windowScroller, useListVirtualizer } from './use-list-virtualizer.ts';

/** Options of a virtual list in the window. */
export interface VirtualListOptions {
  /** key of the list in the cache of measured heights */
  name: string;
  /** ids of all rows in order; a stable array until they change */
  ids: readonly number[];
  /** estimated height of a row that was never measured, px */
  estimateHeight: (index: number) => number;
  /** rows rendered beyond either edge, for fast wheels */
  overscan: number;
  body: RefObject<HTMLElement | null>;
  /** id of a row that stays mounted wherever the page is scrolled to (it holds the focus) */
  pinned: number | null;
  /** height of what covers the top of the window, px, for `scrollToRow` */
  scrollPadding?: number;
}

/** A mounted row of a virtual list. */
export interface VirtualRow {
  id: number;
  /** index in the list */
  index: number;
  /** space before the row in place of unmounted rows, px */
  gap: number;
}

/** Mounted rows and total height of a virtual list. */
export interface VirtualList {
  rows: VirtualRow[];
  /** height of all rows, px */
  height: number;
  /** scrolls the page so that a row is at the top, below `scrollPadding` */
  scrollToRow: (index: number) => void;
  /** ref callback for each row, which has `data-index` */
  measure: (row: HTMLElement | null) => void;
}

/** Scrolls along when content above the list grows, since scroll anchoring is off for the list (`overflow-anchor`). */
const follow = (by: number, from: number) => {
  if (window.scrollY > from) window.scrollBy(0, by);
};

/**
 * Virtual list in the window with rows of variable height. Rows are in normal flow with gaps in place of unmounted
 * ones, so that none overlaps another before it is measured. Visible rows do not move when a row above turns out
 * higher than estimated.
 */
export function useVirtualList({
  name,
  ids,
  estimateHeight,
  overscan,
  body,
  pinned,
  scrollPadding = 0,
}: VirtualListOptions): VirtualList {
  const heights = useMemo(() => cachedRowHeights(name), [name]);
  const margin = useListMargin(body, null, follow);
  const pinnedAt = pinned === null ? -1 : ids.indexOf(pinned);
  // A new function would make the virtualizer recompute all positions.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const estimateSize = (index: number) => heights.get(ids[index] ?? -1) ?? estimateHeight(index);
  const measureRow = (
    row: HTMLElement,
    resizeEntry: ResizeObserverEntry | undefined,
    list: Virtualizer<Window, HTMLElement>,
  ) => {
    const index = list.indexFromElement(row);
    // Measuring during render would force a layout for each row: the ResizeObserver reports the height soon,
    // before paint.
    if (!resizeEntry) return list.measurementsCache[index]?.size ?? estimateSize(index);
    const height = measureElement(row, resizeEntry, list);
    const id = ids[index];
    if (id !== undefined) heights.set(id, height);
    return height;
  };
  const virtualizer = useListVirtualizer(windowScroller, {
    count: ids.length,
    overscan,
    scrollMargin: margin ?? 0,
    scrollPaddingStart: scrollPadding,
    getItemKey,
    estimateSize,
    measureElement: measureRow,
    pinned: pinnedAt < 0 ? null : pinnedAt,
  });
  // Rows wait for the list's offset: rendered before, they would render twice.
  const items = margin === null ? [] : virtualizer.getVirtualItems();
  let end = margin ?? 0;
  const rows = items.map(({ index, start, end: itsEnd }) => {
    const gap = start - end;
    end = itsEnd;
    return { id: ids[index] ?? -1, index, gap };
  });
  return {
    rows,
    height: virtualizer.getTotalSize(),
    scrollToRow: (index) => virtualizer.scrollToIndex(index, { align: 'start' }),
    measure: virtualizer.measureElement,
  };
}
