import { useEffect, useRef, type RefObject } from 'react';

/** For so long after somebody scrolled by hand the lines stay where they were put, ms. */
export const HANDS_OFF_MS = 4000;

const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the sung line (`data-active`) in the middle of its scroller: at once when it opens or its lines change
 * their height, smoothly from line to line unless motion is reduced.
 */
export function useCentredLine(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  /** changes when the lines change their height */
  view: unknown,
): void {
  const touched = useRef(-Infinity);
  const last = useRef<{ view: unknown; active: number } | null>(null);

  useEffect(() => {
    const element = scroller.current;
    const touch = () => void (touched.current = performance.now());
    // Choosing a line is no scrolling: the lines follow the song again.
    const letGo = () => void (touched.current = -Infinity);
    for (const type of byHand) element?.addEventListener(type, touch, { passive: true });
    element?.addEventListener('click', letGo);
    return () => {
      element?.removeEventListener('click', letGo);
      for (const type of byHand) element?.removeEventListener(type, touch);
    };
  }, [scroller]);

  useEffect(() => {
    const stepped = last.current !== null && last.current.view === view && last.current.active !== active;
    last.current = { view, active };
    if (stepped && performance.now() - touched.current < HANDS_OFF_MS) return;
    const still = !stepped || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    centre(scroller.current, still ? 'instant' : 'smooth');
  }, [scroller, active, view]);

  useEffect(() => {
    const watch = new ResizeObserver(() => centre(scroller.current, 'instant'));
    if (scroller.current) watch.observe(scroller.current);
    return () => watch.disconnect();
  }, [scroller]);
}

/** The eye rests a little above the middle. */
const REST = 0.42;

function centre(scroller: HTMLElement | null, behavior: 'instant' | 'smooth'): void {
  const line = scroller?.querySelector<HTMLElement>('[data-active]');
  if (!scroller) return;
  const top = line ? line.offsetTop - (scroller.clientHeight - line.offsetHeight) * REST : 0;
  scroller.scrollTo({ top, behavior });
}
