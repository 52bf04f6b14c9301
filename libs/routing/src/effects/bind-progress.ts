import type { AppRouter } from '../create-app-router.ts';
import { pageHref } from '../overlay-search.ts';

/**
 * Starts the progress bar on each navigation, also to other results or filters, but not for an overlay. Returns
 * the unbind function.
 */
export function bindProgress(router: AppRouter, bar: { start(): void }): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && pageHref(fromLocation) !== pageHref(toLocation)) bar.start();
  });
}
