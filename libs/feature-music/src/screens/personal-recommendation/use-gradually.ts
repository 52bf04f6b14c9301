import { startTransition, useEffect, useState } from 'react';

/** Whether nothing of this visit has been drawn yet; not so after a reload or on Back, where a scroll position waits. */
let freshVisit = isFreshVisit();

/**
 * How many of `total` parts to draw now. On the first page of a visit it grows by one a frame, so that a slow device
 * shows the top at once and answers between two parts; parts are only ever added below. Everywhere else it is all of
 * them from the start, so that a place on the page can be found again.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(() => (freshVisit ? 1 : total));
  useEffect(() => {
    freshVisit = false;
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
  return drawn;
}

function isFreshVisit(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
