import type { AppRouter } from '@qingyin/routing';
import type { Session } from '@qingyin/session';

/**
 * Leaves an open login page when somebody logs in in another tab: the route then leads on as it does a logged-in user.
 * Register it after the session, which reads what the other tab has stored at the same event.
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
