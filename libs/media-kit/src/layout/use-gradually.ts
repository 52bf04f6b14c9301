import { useStartsAtTop } from '@qingyin/routing';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a page's `total` parts, counted from the top, to draw now. On a page that starts at its top it grows by
 * one a frame: a slow device shows the head at once and answers between two parts. On Back, Forward and reload it is all
 * of them from the start, so that the place on the page can be found again.
 */
export function useGradually(total: number): number {
  const startsAtTop = useStartsAtTop();
  const [drawn, setDrawn] = useState(startsAtTop ? 1 : total);
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
