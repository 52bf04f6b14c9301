import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';

const atTop = new WeakMap<AnyRouter, boolean>();

/** Keeps in mind how the current page was come to. Called once for a router. */
export function watchArrivals(router: AnyRouter): void {
  const seen = new Set<string | undefined>();
  let place = 0;
  atTop.set(router, isFreshVisit());
  // Not by a listener of the history: a router that finds one leaves redirects before the first drawing to it.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const { __TSR_key: key, __TSR_index: index } = toLocation.state;
    if (fromLocation) atTop.set(router, !seen.has(key) && index >= place);
    seen.add(key);
    place = index;
  });
}

/**
 * Whether the page that is being drawn starts at its top, as after a click; not so after Back, Forward or a reload, when
 * a scroll position waits for the whole page to be there. The answer of the component's first drawing stays.
 */
export function useStartsAtTop(): boolean {
  const router = useRouter();
  return useState(() => atTop.get(router) ?? false)[0];
}

/** The kind of the document's own navigation; unknown counts as a return. */
function isFreshVisit(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
