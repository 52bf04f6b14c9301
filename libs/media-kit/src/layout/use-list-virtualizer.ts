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
/** How a list's place is read and set. */
type Place<Scrolling extends Element | Window> = Pick<
  Options<Scrolling>,
  'getScrollElement' | 'initialOffset' | 'observeElementOffset' | 'observeElementRect' | 'scrollToFn'
>;

/** A list on the page's own scroll. */
export const onPage: Place<Window> = {
  getScrollElement: () => (typeof document === 'undefined' ? null : window),
  initialOffset: () => (typeof document === 'undefined' ? 0 : window.scrollY),
  observeElementOffset: observeWindowOffset,
  observeElementRect: observeWindowRect,
  scrollToFn: windowScroll,
};

/** A list that scrolls inside an element; null before there is one. */
export const inElement = (element: HTMLElement | null): Place<HTMLElement> => ({
  getScrollElement: () => element,
  observeElementOffset,
  observeElementRect,
  scrollToFn: elementScroll,
});

interface ListOptions<Scrolling extends Element | Window> extends Omit<
  Options<Scrolling>,
  keyof Place<Scrolling> | 'onChange' | 'rangeExtractor'
> {
  /** a row that stays in the document wherever the list is (it holds the focus) */
  pinned: number | null;
}

/**
 * TanStack's virtualizer for lists of which only the rows in sight exist. Unlike the one that comes for React it does not draw
 * the list once more for each height that is told while somebody scrolls: rows of their own heights follow each other in the
 * flow, stand where they belong already, and the next drawing, which the scrolling brings, knows how high they are.
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
