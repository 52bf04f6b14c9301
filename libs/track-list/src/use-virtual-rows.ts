import { useListMargin, elementScroller, windowScroller, useListVirtualizer } from '@qingyin/list-layout';
import type { VirtualItem } from '@tanstack/virtual-core';
import { type RefObject, useEffect } from 'react';

/** Rows rendered beyond the visible range, for fast wheels. */
const OVERSCAN_ROWS = 6;
/** Time a range must be visible before its songs are requested, ms: a fling requests only where it ends. */
const SETTLE_MS = 120;

/** Height at the end of the list that the action bar covers while it offers to undo, px; focused rows stay out of it. */
const ACTION_BAR_PX = 72;

export interface VirtualRowsOptions {
  count: number;
  /** px */
  rowHeight: number;
  body: RefObject<HTMLElement | null>;
  /** scroll container; null = the window */
  scrollElement: HTMLElement | null;
  /** height covered by sticky elements at the top, px */
  covered: number;
  /** a row that stays mounted wherever the list is scrolled to (it holds the focus) */
  pinned: number | null;
  onRangeChange?: (start: number, end: number) => void;
}

/** Mounted rows of a virtual list, its height and offset. */
export interface VirtualRows {
  items: VirtualItem[];
  /** height of all rows, px */
  height: number;
  /** offset of the list in its scroll container, px; row positions include it */
  margin: number;
  /** scrolls as little as needed, or to the centre */
  scrollToRow(index: number, centred?: boolean): void;
}

/** Virtual rows of a list in the window or in a scroll container. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowHeight, body, scrollElement, covered, pinned, onRangeChange } = options;
  const measured = useListMargin(body, scrollElement);
  const margin = measured ?? 0;
  const shared = {
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    scrollPaddingEnd: ACTION_BAR_PX,
    pinned,
  };
  const onWindow = useListVirtualizer(windowScroller, { ...shared, enabled: scrollElement === null });
  const within = useListVirtualizer(elementScroller(scrollElement), {
    ...shared,
    enabled: scrollElement !== null,
  });
  const virtualizer = scrollElement ? within : onWindow;
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  useEffect(() => {
    if (!onRangeChange || endIndex < startIndex) return;
    const tell = () => onRangeChange(startIndex, endIndex);
    if (!virtualizer.isScrolling) return tell();
    const timer = setTimeout(tell, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [onRangeChange, startIndex, endIndex, virtualizer]);

  return {
    // Rows wait for the list's measured offset: rendered before, they would render twice.
    items: measured === null ? [] : virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    margin,
    scrollToRow: (index, centred) => virtualizer.scrollToIndex(index, { align: centred ? 'center' : 'auto' }),
  };
}
