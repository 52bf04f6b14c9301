import { type RefObject, useEffect } from 'react';

/** Time within which the layout may still shift after arrival, ms. */
const SETTLE_MS = 2000;
/** Height covered by bars and the sticky header at the edges of the viewport, px. */
const EDGE_PX = 120;
/** Events by which the user takes over scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface KeepLinkedRowInViewProps {
  body: RefObject<HTMLElement | null>;
  row: number;
}

/**
 * Keeps the linked row in view while the page above it still loads and the router scrolls new pages to the top;
 * ends with any input of the user. Renders nothing.
 */
export default function KeepLinkedRowInView({ body, row }: KeepLinkedRowInViewProps) {
  useEffect(() => {
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
      for (const hand of USER_INPUT_EVENTS) window.removeEventListener(hand, stop, { capture: true });
    };
    for (const hand of USER_INPUT_EVENTS)
      window.addEventListener(hand, stop, { capture: true, passive: true });
    const timer = setTimeout(stop, SETTLE_MS);
    return stop;
  }, [body, row]);
  return null;
}
