import { type RefObject, useEffect } from 'react';

/** How long a page may still move under who came to one of its rows, ms. */
const SETTLE_MS = 2000;
/** Bars and the table's own head lie over the edges of what is seen, px. */
const EDGE_PX = 120;
/** What somebody does who wants to be elsewhere. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the row that a link led to in view while the page above it is still being drawn and the router puts new pages
 * at their top; whoever scrolls or presses something ends that.
 */
export function useLinkedRowInView(body: RefObject<HTMLElement | null>, row: number | undefined): void {
  useEffect(() => {
    if (row === undefined) return;
    const show = () => {
      const element = body.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
      if (!element) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < EDGE_PX || bottom > window.innerHeight - EDGE_PX)
        element.scrollIntoView?.({ block: 'center' });
    };
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    window.addEventListener('scroll', show, { passive: true });
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', show);
      for (const hand of HANDS) window.removeEventListener(hand, stop, { capture: true });
    };
    for (const hand of HANDS) window.addEventListener(hand, stop, { capture: true, passive: true });
    const timer = setTimeout(stop, SETTLE_MS);
    return stop;
  }, [body, row]);
}
