import { onPage, useListMargin, useListVirtualizer } from '@qingyin/media-kit';
import type { RefObject } from 'react';

/** Rows drawn beyond the edge, so that a quick wheel finds them there. */
const OVERSCAN_ROWS = 6;

interface PeopleWindowOptions {
  count: number;
  /** px */
  rowHeight: number;
  list: RefObject<HTMLElement | null>;
  /** a row that stays wherever the page is (it holds the focus) */
  pinned: number | null;
}

/**
 * Which rows of a list on the page's own scroll exist now, and where they stand: from the top of the page, as the list
 * does (`top`). Rows wait until that is known: drawn before, they would be drawn twice.
 */
export function usePeopleWindow({ count, rowHeight, list, pinned }: PeopleWindowOptions) {
  const top = useListMargin(list, null);
  const virtualizer = useListVirtualizer(onPage, {
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
