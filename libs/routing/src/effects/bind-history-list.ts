import type { AppRouter } from '../create-app-router.ts';

/**
 * Appends each visited location (path and search) to the history list of the session (seed §2, §3). Returns the
 * unbind function.
 */
export function bindHistoryList(router: AppRouter, list: { push(href: string): void }): () => void {
  return router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
    if (hrefChanged) list.push(toLocation.href);
  });
}
