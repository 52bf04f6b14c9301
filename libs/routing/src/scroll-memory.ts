import type { AnyRouter } from '@tanstack/react-router';
import { isShown, placeLeft } from './arrival.ts';

/**
 * Restores scroll positions in two cases in which the router loses them. Called once per router, after
 * `watchNavigationTypes`.
 * - The page was scrolled before the router considered it rendered, which resets the stored position.
 * - The user goes back while the next page shows its pending view: the router stores that view's position.
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
