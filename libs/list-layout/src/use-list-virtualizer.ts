import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type Options<Scrolling extends Element | Window> = VirtualizerOptions<Scrolling, HTMLElement>;
/** How the virtualizer reads and sets the scroll position. */
type Place<Scrolling extends Element | Window> = Pick<
  Options<Scrolling>,
  'getScrollElement' | 'initialOffset' | 'observeElementOffset' | 'observeElementRect' | 'scrollToFn'
>;

/** List that scrolls with the window; rendered by the server it has none. */
export const windowScroller: Place<Window> = {
  getScrollElement: () => (globalThis as { window?: Window }).window ?? null,
  initialOffset: () => (globalThis as { scrollY?: number }).scrollY ?? 0,
  observeElementOffset: observeWindowOffset,
  observeElementRect: observeWindowRect,
  scrollToFn: windowScroll,
};

/** List that scrolls inside an element; null before it is mounted. */
export const elementScroller = (element: HTMLElement | null): Place<HTMLElement> => ({
  getScrollElement: () => element,
  observeElementOffset,
  observeElementRect,
  scrollToFn: elementScroll,
});

interface ListOptions<Scrolling extends Element | Window> extends Omit<
  Options<Scrolling>,
  keyof Place<Scrolling> | 'onChange' | 'rangeExtractor'
> {
  /** a row that stays mounted wherever the list is scrolled to (it holds the focus) */
  pinned: number | null;
}

/**
 * TanStack virtualizer for virtual lists. Unlike `useVirtualizer` of its React adapter it does not render for each
 * measured height during scrolling: rows of variable height are in normal flow, so their positions are right
 * already, and the next render, caused by the scrolling, uses the heights.
 */
export function useListVirtualizer<Scrolling extends Element | Window>(
  place: Place<Scrolling>,
  { pinned, ...options }: ListOptions<Scrolling>,
): Virtualizer<Scrolling, HTMLElement> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (pinned === null || pinned >= range.count || rows.includes(pinned)) return rows;
      return [...rows, pinned].sort((one, other) => one - other);
    },
    [pinned],
  );
  const all: Options<Scrolling> = {
    ...place,
    ...options,
    rangeExtractor,
    onChange: (list, sync) => {
      if (sync) flushSync(draw);
      else if (!list.isScrolling) draw();
    },
  };
  const [virtualizer] = useState(() => new Virtualizer(all));
  virtualizer.setOptions(all);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer;
}
