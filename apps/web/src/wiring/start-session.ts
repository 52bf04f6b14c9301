import type { Services } from '../services.ts';
import { loginStatusQuery } from '@qingyin/data-account';
import { preloadDrawings } from '@qingyin/ui';
import { whenIdle } from './when-idle.ts';

/** What may be needed when the network is gone is fetched this long after the start, ms; what waits for it is told. */
const PRELOAD_AFTER_MS = 5000;

/**
 * Looks after the session once the first page stands: a login that the service no longer knows ends quietly, and who has
 * no session, as at a first visit, after a logout or a lost session, gets an anonymous one without asking. Failures wait
 * for the next of these.
 */
export function startSession({ session, queryClient, router, registerAnonymous, listens }: Services): void {
  setTimeout(() => {
    void preloadDrawings();
    listens.resume();
  }, PRELOAD_AFTER_MS);
  // Not on the login page, which offers both: an anonymous session that arrives after a login would replace it.
  const needsVisit = () =>
    !session.isLoggedIn() && !session.get().visitor && router.state.location.pathname !== '/login';
  const visit = () => {
    if (!needsVisit()) return;
    whenIdle(() => {
      if (!needsVisit()) return;
      registerAnonymous()
        .then(({ cookie, userId }) => {
          // A login may have come first.
          if (!session.isLoggedIn())
            session.save({ cookie, userId: String(userId), visitor: true, login: false });
        })
        .catch(() => undefined);
    });
  };
  session.subscribe(() => {
    if (session.isLoggedIn()) listens.resume();
    else visit();
  });
  router.subscribe('onResolved', ({ fromLocation }) => {
    if (fromLocation?.pathname === '/login') visit();
  });
  if (session.isLoggedIn()) {
    queryClient
      .fetchQuery(loginStatusQuery())
      .then(({ profile }) => {
        if (!profile) session.clear();
      })
      .catch(() => undefined);
    return;
  }
  visit();
}
