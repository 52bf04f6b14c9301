import { type RefObject, useEffect } from 'react';

/**
 * Moves a row that scrolls sideways so far that what is current in it (`aria-current`) can be seen whole.
 * @param current changes when another thing becomes the current one
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector('[aria-current]');
    if (!element || !chosen) return;
    // Observers are called after layout; asking earlier would force one for the whole page.
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
