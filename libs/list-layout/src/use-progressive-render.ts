import { type NavigationType, useNavigationType } from '@qingyin/routing';
import { startTransition, useEffect, useState } from 'react';

/**
 * Progressive rendering: number of a page's `total` parts to render, from the top. If the page was entered in one
 * of the ways `when`, it grows by one part per frame, so that slow devices show the header at once and stay
 * responsive. Otherwise all parts render at once; a return through history needs that to restore the scroll
 * position.
 */
export function useProgressiveRender(
  total: number,
  when: readonly Exclude<NavigationType, 'return'>[],
): number {
  const arrival = useNavigationType();
  const [drawn, setDrawn] = useState(arrival !== 'return' && when.includes(arrival) ? 1 : total);
  useEffect(() => {
    if (drawn >= total) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame was painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn((count) => count + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, total]);
  return Math.min(drawn, total);
}
