import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

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
  const top = useTop(list);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      return pinned === null || pinned >= range.count || rows.includes(pinned) ? rows : [...rows, pinned];
    },
    [pinned],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top ?? 0,
    rangeExtractor,
  });
  return {
    rows: top === null ? [] : virtualizer.getVirtualItems(),
    height: count * rowHeight,
    top: top ?? 0,
  };
}

/** Distance of an element from the top of the page, px; null before the first layout, measured anew when the page's height changes. */
function useTop(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
