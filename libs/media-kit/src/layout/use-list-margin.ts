import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of the list from the top of what scrolls, null before the first layout; measured anew when anything above changes its height. */
export function useListMargin(
  body: RefObject<HTMLElement | null>,
  scrollElement: HTMLElement | null,
): number | null {
  const [margin, setMargin] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!body.current) return;
      const top = body.current.getBoundingClientRect().top;
      setMargin(
        Math.round(
          scrollElement
            ? top - scrollElement.getBoundingClientRect().top + scrollElement.scrollTop
            : top + window.scrollY,
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scrollElement?.firstElementChild ?? document.body);
    return () => observer.disconnect();
  }, [body, scrollElement]);
  return margin;
}
