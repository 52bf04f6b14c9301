import type { AnyRouter } from '@tanstack/react-router';
import { isRendered, leftScrollPosition } from './navigation-type.ts';
import { historyEntry } from './router-internals.ts';

/**
 * Restores scroll positions in two cases in which the router loses them. Called once per router, after
 * `watchNavigationTypes`.
 * - The page was scrolled before the router considered it rendered, which resets the stored position.
 * - The user goes back while the next page shows its pending view: the router stores that view's position.
 */
export function fixScrollRestoration(router: AnyRouter): void {
  let turnedBack = false;
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    turnedBack = fromLocation !== undefined && !isRendered(router, fromLocation);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = leftScrollPosition(router, historyEntry(toLocation).key);
    if (turnedBack && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    turnedBack = false;
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
}
