import { type RefObject, useEffect, useRef, useState } from 'react';

/** State and commands of a carousel. */
export interface Carousel {
  ref: RefObject<HTMLUListElement | null>;
  /** whether more cards follow or precede, in text direction */
  more: { before: boolean; after: boolean };
  /** scrolls by one card */
  step: (by: 1 | -1) => void;
}

/** Tolerance for sub-pixel scroll positions at both ends. */
const EDGE_PX = 4;

/**
 * State and command for the buttons of a scroll-snap carousel, which otherwise scrolls natively by touch, wheel
 * and keyboard. `scrollLeft` is negative on right-to-left pages, hence the absolute value.
 */
export function useCarousel(): Carousel {
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
    // The stylesheet sets `scroll-behavior`, which respects reduced motion.
    strip.scrollBy({ left: by * pitch });
  };
  return { ref, more, step };
}
