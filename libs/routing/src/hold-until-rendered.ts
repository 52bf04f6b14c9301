import type { AnyRouter } from '@tanstack/react-router';
import { delayUpdates } from './router-internals.ts';

const releases = new WeakMap<AnyRouter, () => void>();

/**
 * Holds back page changes during the first render of the product. TanStack's provider replaces the router's
 * `startTransition` while it renders; as React renders in slices, a page that arrives between two slices would
 * update an unmounted component. Called once per router; `releaseHeldPages` ends it.
 *
 * @param onRendered called after each page change that was rendered, also to a pending page
 */
export function holdUntilRendered(router: AnyRouter, onRendered: () => void): void {
  let isDrawn = false;
  const drawn = new Promise<void>((resolve) => {
    releases.set(router, () => {
      isDrawn = true;
      resolve();
    });
  });
  delayUpdates(router, () => (isDrawn ? undefined : drawn), onRendered);
}

/** Publishes held page changes. Called when the router's provider is mounted. */
export function releaseHeldPages(router: AnyRouter): void {
  releases.get(router)?.();
}
