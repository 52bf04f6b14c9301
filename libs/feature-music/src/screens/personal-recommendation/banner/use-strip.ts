import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** whether there is more in reading direction, and against it */
  more: { before: boolean; after: boolean };
  /** scrolls by whole cards; negative goes back */
  step: (by: 1 | -1) => void;
}

/** Sub-pixel rests at either end do not count as more. */
const EDGE_PX = 4;

/**
 * A strip of snapping cards that the browser scrolls by itself, by touch, wheel and keyboard; this only adds
 * what buttons need. `scrollLeft` counts down from zero in a right-to-left page, so only its size is looked at.
 */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: true });

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const look = () => {
      const gone = Math.abs(strip.scrollLeft);
      const before = gone > EDGE_PX;
      const after = gone + strip.clientWidth < strip.scrollWidth - EDGE_PX;
      setMore((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, []);

  const step = (by: 1 | -1) => {
    const strip = ref.current;
    const [first, second] = strip?.children ?? [];
    if (!strip || !first) return;
    const start = (card: Element) => card.getBoundingClientRect().left;
    const pitch = second ? start(second) - start(first) : strip.clientWidth;
    // Smooth or not is said in the stylesheet, where reduced motion is known.
    strip.scrollBy({ left: by * pitch });
  };
  return { ref, more, step };
}
