import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { historyEntry } from './router-internals.ts';

/**
 * Type of the navigation that led to a page: first page of a visit, a link inside the product, or a return to a
 * scroll position (Back, Forward, reload), which can be restored only when the whole page is there.
 */
export type NavigationType = 'visit' | 'link' | 'return';

const arrivals = new WeakMap<AnyRouter, NavigationType>();
/** Scroll positions of left pages, px, by their key in the history. */
const places = new WeakMap<AnyRouter, Map<string | undefined, number>>();

/** Tracks the type of each navigation. Called once per router. */
export function watchNavigationTypes(router: AnyRouter): void {
  const left = new Map<string | undefined, number>();
  places.set(router, left);
  let place = 0;
  arrivals.set(router, isFreshVisit() ? 'visit' : 'return');
  // Not by a history listener: a router with one delegates redirects before the first render to it.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const { key, index } = historyEntry(toLocation);
    if (fromLocation) {
      // Otherwise the page was left before; the scroll position belongs to the pending view on the screen.
      if (isRendered(router, fromLocation)) left.set(historyEntry(fromLocation).key, window.scrollY);
      const isNew = !left.has(key) && index >= place;
      // A page that was left at its top has no scroll position to restore.
      arrivals.set(router, isNew || left.get(key) === 0 ? 'link' : 'return');
    }
    place = index;
  });
}

/** Whether the page of a location is rendered, and not the pending view of its successor. */
export function isRendered(router: AnyRouter, { pathname }: { pathname: string }): boolean {
  return router.state.matches.at(-1)?.pathname === pathname;
}

/** Scroll position at which a page was left, px; undefined if it was not left in this document. */
export function leftScrollPosition(router: AnyRouter, key: string | undefined): number | undefined {
  return places.get(router)?.get(key);
}

/** Navigation type of the page being rendered; constant for the life of the component. */
export function useNavigationType(): NavigationType {
  const router = useRouter();
  return useState(() => arrivals.get(router) ?? 'return')[0];
}

/** Navigation type of the current address, also when only the content of the page changed. */
export function useLatestNavigationType(): NavigationType {
  return arrivals.get(useRouter()) ?? 'return';
}

/** Navigation type of the document itself; unknown counts as a return. */
function isFreshVisit(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
