import type { AppRouter } from '../create-app-router.ts';

/** Starts the thin bar on each navigation to another page (seed §2; it runs 500 ms). Returns the undo. */
export function bindProgress(router: AppRouter, bar: { start(): void }): () => void {
  return router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) bar.start();
  });
}
