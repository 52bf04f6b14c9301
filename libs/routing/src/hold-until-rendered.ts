import type { AnyRouter } from '@tanstack/react-router';
import { delayUpdates } from './router-internals.ts';

const releases = new WeakMap<AnyRouter, () => void>();

/**
 * Holds back page changes during the first render of the product. TanStack's provider replaces the router's
 * `startTransition` while it renders; as React renders in slices, a page that arrives between two slices would
 * update an unmounted component. Called once per router; `releaseHeldPages` ends it.
 */
export function holdUntilRendered(router: AnyRouter): void {
  let isDrawn = false;
  const drawn = new Promise<void>((resolve) => {
    releases.set(router, () => {
      isDrawn = true;
      resolve();
    });
  });
  delayUpdates(router, () => (isDrawn ? undefined : drawn));
}

/** Publishes held page changes. Called when the router's provider is mounted. */
export function releaseHeldPages(router: AnyRouter): void {
  releases.get(router)?.();
}
