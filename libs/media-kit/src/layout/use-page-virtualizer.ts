import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type PageVirtualizer = Virtualizer<Window, HTMLElement>;
type PageVirtualizerOptions = Omit<
  VirtualizerOptions<Window, HTMLElement>,
  'getScrollElement' | 'observeElementOffset' | 'observeElementRect' | 'onChange' | 'scrollToFn'
>;

/**
 * TanStack's virtualizer on the page's own scroll, for rows in the page's flow. Unlike `useWindowVirtualizer` it does not draw
 * the list once more for each height that comes while the page scrolls: such rows stand where they belong already, and the next
 * drawing, which the scrolling brings, knows their heights.
 */
export function usePageVirtualizer(options: PageVirtualizerOptions): PageVirtualizer {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const all: VirtualizerOptions<Window, HTMLElement> = {
    ...options,
    getScrollElement: () => (typeof document === 'undefined' ? null : window),
    observeElementOffset: observeWindowOffset,
    observeElementRect: observeWindowRect,
    scrollToFn: windowScroll,
    initialOffset: () => (typeof document === 'undefined' ? 0 : window.scrollY),
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
