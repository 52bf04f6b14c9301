import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Distance of the list from the top of what scrolls, null before the first layout; measured anew when anything above changes its height.
 *
 * @param moved told by how many px the list moved, before that is painted; always the same function
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
