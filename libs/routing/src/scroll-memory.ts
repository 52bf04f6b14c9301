import type { AnyRouter } from '@tanstack/react-router';

/**
 * Lets the router keep the place of a page that was scrolled before it took the page for drawn: it forgets what had been
 * scrolled by then, and Back would lead to the top. Called once for a router, which listens before.
 */
export function rememberEarlyScroll(router: AnyRouter): void {
  router.subscribe('onRendered', () => {
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
}
