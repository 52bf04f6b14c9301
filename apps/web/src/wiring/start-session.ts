import type { Services } from '../services.ts';
import { loginStatusQuery } from '@qingyin/data-account';
import { preloadDrawings } from '@qingyin/ui';
import { whenIdle } from './when-idle.ts';

/**
 * Delay after the start, ms, until illustrations that may be needed offline are preloaded and, for users, queued
 * listening events are delivered and what plays is saved for other devices.
 */
const PRELOAD_AFTER_MS = 5000;

/**
 * Maintains the session after the first page is rendered: clears a login the service rejects, and
 * registers an anonymous session for users without one (first visit, logout, lost session). Failures are retried
 * at the next such occasion.
 */
export function startSession(services: Services): void {
  const { session, queryClient, router, registerAnonymous, listens } = services;
  let saves = false;
  const resumeListening = () => {
    listens.resume();
    if (saves) return;
    saves = true;
    // If the code does not load, this visit is not continued elsewhere.
    void import('./start-playback-saver.ts').then(
      ({ startPlaybackSaver }) => startPlaybackSaver(services),
      () => undefined,
    );
  };
  setTimeout(() => {
    void preloadDrawings();
    if (session.isLoggedIn()) resumeListening();
  }, PRELOAD_AFTER_MS);
  // Not on the login page: an anonymous session that arrives after a login would replace it.
  const needsVisit = () =>
    !session.isLoggedIn() && !session.get().visitor && router.state.location.pathname !== '/login';
  const visit = () => {
    if (!needsVisit()) return;
    whenIdle(() => {
      if (!needsVisit()) return;
      registerAnonymous()
        .then(({ cookie, userId }) => {
          // The user may have logged in meanwhile.
          if (!session.isLoggedIn())
            session.save({ cookie, userId: String(userId), visitor: true, login: false });
        })
        .catch(() => undefined);
    });
  };
  session.subscribe(() => {
    if (session.isLoggedIn()) resumeListening();
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
