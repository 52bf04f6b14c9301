import { type Arrival, useArrival } from '@qingyin/routing';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a page's `total` parts, counted from the top, to draw now. Come to in one of the ways `when`, the page
 * grows by one part a frame: a slow device shows the head at once and answers between two parts. Otherwise it is all of
 * them from the start, as it must be on a return, so that the place on the page can be found again.
 */
export function useGradually(total: number, when: readonly Exclude<Arrival, 'return'>[]): number {
  const arrival = useArrival();
  const [drawn, setDrawn] = useState(arrival !== 'return' && when.includes(arrival) ? 1 : total);
  useEffect(() => {
    if (drawn >= total) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame is painted, not before.
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
