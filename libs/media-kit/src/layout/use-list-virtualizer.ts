import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'react';
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

/**
 * TanStack's virtualizer for lists of which only the rows in sight exist. Unlike the one that comes for React it does not draw
 * the list once more for each height that is told while somebody scrolls: rows of their own heights follow each other in the
 * flow, stand where they belong already, and the next drawing, which the scrolling brings, knows how high they are.
 */
export function useListVirtualizer<Scrolling extends Element | Window>(
  place: Place<Scrolling>,
  options: Omit<Options<Scrolling>, keyof Place<Scrolling> | 'onChange'>,
): Virtualizer<Scrolling, HTMLElement> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const all: Options<Scrolling> = {
    ...place,
    ...options,
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
