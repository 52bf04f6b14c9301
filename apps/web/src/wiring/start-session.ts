import type { Services } from '../services.ts';
import { loginStatusQuery } from '@qingyin/data-account';
import { preloadDrawings } from '@qingyin/ui';
import { whenIdle } from './when-idle.ts';

/** What may be needed when the network is gone is fetched this long after the start, ms; what waits for it is told. */
const PRELOAD_AFTER_MS = 5000;

/**
 * Looks after the session once the first page stands: a login that the service no longer knows ends quietly, and a
 * newcomer gets an anonymous session without asking (screens.md, decision 6). Failures wait for the next visit.
 */
export function startSession({ session, queryClient, registerAnonymous, listens }: Services): void {
  setTimeout(() => {
    void preloadDrawings();
    listens.resume();
  }, PRELOAD_AFTER_MS);
  session.subscribe(() => {
    if (session.isLoggedIn()) listens.resume();
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
  if (session.get().visitor) return;
  whenIdle(() => {
    registerAnonymous()
      .then(({ cookie, userId }) => {
        // A login may have come first.
        if (!session.isLoggedIn())
          session.save({ cookie, userId: String(userId), visitor: true, login: false });
      })
      .catch(() => undefined);
  });
}
