import type { VirtualItem } from '@tanstack/virtual-core';
import { type RefObject, useEffect } from 'react';
import { useListMargin } from '../layout/use-list-margin.ts';
import { inElement, onPage, useListVirtualizer } from '../layout/use-list-virtualizer.ts';

/** Rows drawn beyond the edge, so that a quick wheel finds them there. */
const OVERSCAN_ROWS = 6;
/** A range must hold this long before its songs are asked for, ms: a fling asks for where it ends. */
const SETTLE_MS = 120;

export interface RowWindowOptions {
  count: number;
  /** px */
  rowHeight: number;
  body: RefObject<HTMLElement | null>;
  /** what scrolls; null = the window */
  scrollElement: HTMLElement | null;
  /** px at the top that are covered by what sticks there */
  covered: number;
  /** a row that stays in the document wherever the list is (it holds the focus) */
  pinned: number | null;
  onRangeChange?: (start: number, end: number) => void;
}

export interface RowWindow {
  items: VirtualItem[];
  /** height of all rows, px */
  height: number;
  /** where the list begins inside what scrolls, px; row positions count from there */
  margin: number;
  /** as little as needed, or `centred` */
  scrollToRow(index: number, centred?: boolean): void;
}

/** Which rows exist now, for a list on the page's own scroll or inside an element. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, rowHeight, body, scrollElement, covered, pinned, onRangeChange } = options;
  const measured = useListMargin(body, scrollElement);
  const margin = measured ?? 0;
  const shared = {
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    scrollPaddingEnd: rowHeight,
    pinned,
  };
  const onWindow = useListVirtualizer(onPage, { ...shared, enabled: scrollElement === null });
  const within = useListVirtualizer(inElement(scrollElement), { ...shared, enabled: scrollElement !== null });
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
    // Rows wait for the list's place: drawn before, they would be drawn twice.
    items: measured === null ? [] : virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    margin,
    scrollToRow: (index, centred) => virtualizer.scrollToIndex(index, { align: centred ? 'center' : 'auto' }),
  };
}
