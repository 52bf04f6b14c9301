import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Height that a sticky element covers at the top, px, including its offset; rows focused by keys must not scroll
 * under it.
 */
export function useStickyBottom(element: RefObject<HTMLElement | null>): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { position, top } = getComputedStyle(element.current);
    setCovered(position === 'sticky' ? (Number.parseFloat(top) || 0) + element.current.offsetHeight : 0);
  }, [element]);
  return covered;
}
