import type { AppRouter } from '../create-app-router.ts';

/**
 * Appends each visited location (path and search) to the history list of the session (docs/specification/routes.md
 * and docs/specification/session.md#stored-values). Returns the unbind function.
 */
export function bindHistoryList(router: AppRouter, list: { push(href: string): void }): () => void {
  return router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
    if (hrefChanged) list.push(toLocation.href);
  });
}
