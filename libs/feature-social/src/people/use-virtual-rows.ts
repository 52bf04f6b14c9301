import { windowScroller, useListMargin, useListVirtualizer } from '@qingyin/list-layout';
import type { RefObject } from 'react';

/** Rows rendered beyond the window, for fast scrolling. */
const OVERSCAN_ROWS = 6;

interface PeopleWindowOptions {
  count: number;
  /** px */
  rowHeight: number;
  list: RefObject<HTMLElement | null>;
  /** row that stays rendered outside the window (it has the focus) */
  pinned: number | null;
}

/**
 * Virtual window of a list that scrolls with the page: the rendered rows and their positions. Positions count from
 * the top of the page; `top` is that of the list. Renders no rows until `top` is measured, which avoids rendering
 * them twice.
 */
export function useVirtualRows({ count, rowHeight, list, pinned }: PeopleWindowOptions) {
  const top = useListMargin(list, null);
  const virtualizer = useListVirtualizer(windowScroller, {
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top ?? 0,
    pinned,
  });
  return {
    rows: top === null ? [] : virtualizer.getVirtualItems(),
    height: count * rowHeight,
    top: top ?? 0,
  };
}
