import type { AnyRouter } from '@tanstack/react-router';
import { isShown, placeLeft } from './arrival.ts';

/**
 * Keeps the places of pages in two cases in which the router loses them. Called once for a router, after `watchArrivals`.
 * - A page was scrolled before the router took it for drawn: it forgets what had been scrolled by then.
 * - Somebody turns back while the next page still shows its waiting view: it takes that view's place for the page's.
 */
export function keepPlaces(router: AnyRouter): void {
  let turnedBack = false;
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    turnedBack = fromLocation !== undefined && !isShown(router, fromLocation);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = placeLeft(router, toLocation.state.__TSR_key);
    if (turnedBack && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    turnedBack = false;
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
}
