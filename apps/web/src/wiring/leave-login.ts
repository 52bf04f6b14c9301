import type { AppRouter } from '@qingyin/routing';
import type { Session } from '@qingyin/session';

/**
 * Leaves an open login page when the user logs in in another tab: invalidating the route redirects logged-in
 * users. Must be registered after the session, which updates itself on the same `storage` event.
 */
export function leaveLoginWithOtherTabs(
  session: Pick<Session, 'isLoggedIn'>,
  router: Pick<AppRouter, 'state' | 'invalidate'>,
  events: Pick<Window, 'addEventListener'> = window,
): void {
  events.addEventListener('storage', () => {
    if (session.isLoggedIn() && router.state.location.pathname === '/login') void router.invalidate();
  });
}
