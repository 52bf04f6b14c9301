import { type RefObject, useEffect } from 'react';

/** Time without a scroll event after which scrolling has ended, ms. */
const END_MS = 120;

/**
 * Marks an element with `data-scrolling` while the window is scrolled, without rendering: styles can then ignore the
 * pointer, below which many cards pass. Each of them would show its button and preload its page.
 */
export function useScrollingMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const end = () => element.current?.removeAttribute('data-scrolling');
    const mark = () => {
      element.current?.setAttribute('data-scrolling', '');
      clearTimeout(ending);
      cancelAnimationFrame(frame);
      // Scroll events are dispatched before the callbacks of a frame: a busy page is not taken for one at rest.
      ending = setTimeout(() => (frame = requestAnimationFrame(end)), END_MS);
    };
    window.addEventListener('scroll', mark, { passive: true });
    return () => {
      clearTimeout(ending);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', mark);
    };
  }, [element]);
}
