import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much of the top is covered once this sticky element sticks, px; keys must not scroll rows under it. */
export function useStickyBottom(element: RefObject<HTMLElement | null>): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { position, top } = getComputedStyle(element.current);
    setCovered(position === 'sticky' ? (Number.parseFloat(top) || 0) + element.current.offsetHeight : 0);
  }, [element]);
  return covered;
}
