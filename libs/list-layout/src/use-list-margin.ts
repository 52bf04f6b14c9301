import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Distance of a list from the top of its scroll container, px; null before the first layout. Measured again when
 * anything above changes its height.
 *
 * @param moved called before paint with the distance in px by which the list moved; must be a stable function
 */
export function useListMargin(
  body: RefObject<HTMLElement | null>,
  scrollElement: HTMLElement | null,
  moved?: (by: number, from: number) => void,
): number | null {
  const [margin, setMargin] = useState<number | null>(null);
  useLayoutEffect(() => {
    let last: number | null = null;
    const measure = () => {
      if (!body.current) return;
      const top = body.current.getBoundingClientRect().top;
      const next = Math.round(
        scrollElement
          ? top - scrollElement.getBoundingClientRect().top + scrollElement.scrollTop
          : top + window.scrollY,
      );
      if (last !== null && next !== last) moved?.(next - last, last);
      last = next;
      setMargin(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scrollElement?.firstElementChild ?? document.body);
    return () => observer.disconnect();
  }, [body, scrollElement, moved]);
  return margin;
}
