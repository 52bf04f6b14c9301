import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a horizontal row so that its current entry (`aria-current`) is fully visible.
 * @param current changes when another entry becomes current
 */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector('[aria-current]');
    if (!element || !chosen) return;
    // The observer reports after layout; measuring here would force a layout of the whole page.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (!entry?.rootBounds || entry.intersectionRatio >= 1) return;
        const { boundingClientRect: inner, rootBounds: outer } = entry;
        element.scrollLeft += (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2;
      },
      { root: element },
    );
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [row, current]);
}
