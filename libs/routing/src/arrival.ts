import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * How a page was come to: opened as the first of a visit, by a link inside the product, or back to a place on it (Back,
 * Forward, reload) that can be found again only once the whole page is there.
 */
export type Arrival = 'visit' | 'link' | 'return';

const arrivals = new WeakMap<AnyRouter, Arrival>();
/** How far down each visited page was when it was left, px, by its key in the history. */
const places = new WeakMap<AnyRouter, Map<string | undefined, number>>();

/** Keeps in mind how the current page was come to. Called once for a router. */
export function watchArrivals(router: AnyRouter): void {
  const left = new Map<string | undefined, number>();
  places.set(router, left);
  let place = 0;
  arrivals.set(router, isFreshVisit() ? 'visit' : 'return');
  // Not by a listener of the history: a router that finds one leaves redirects before the first drawing to it.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const { __TSR_key: key, __TSR_index: index } = toLocation.state;
    if (fromLocation) {
      // Left already, for a page whose waiting view is on the screen: where that is says nothing of the place.
      if (isShown(router, fromLocation)) left.set(fromLocation.state.__TSR_key, window.scrollY);
      const isNew = !left.has(key) && index >= place;
      // Who was at the top of a page has no place on it to be found again.
      arrivals.set(router, isNew || left.get(key) === 0 ? 'link' : 'return');
    }
    place = index;
  });
}

/** Whether the page of a location is on the screen, and not the waiting view of the one it was left for. */
export function isShown(router: AnyRouter, { pathname }: { pathname: string }): boolean {
  return router.stores.matches.get().at(-1)?.pathname === pathname;
}

/** How far down a page was when it was left, px; undefined for one that was not left in this document. */
export function placeLeft(router: AnyRouter, key: string | undefined): number | undefined {
  return places.get(router)?.get(key);
}

/** How the page that is being drawn was come to; the answer of the component's first drawing stays. */
export function useArrival(): Arrival {
  const router = useRouter();
  return useState(() => arrivals.get(router) ?? 'return')[0];
}

/** How the present address was come to, also where the page stayed and only what it shows changed. */
export function useLatestArrival(): Arrival {
  return arrivals.get(useRouter()) ?? 'return';
}

/** The kind of the document's own navigation; unknown counts as a return. */
function isFreshVisit(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
