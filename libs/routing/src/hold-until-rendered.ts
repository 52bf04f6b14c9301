import type { AnyRouter } from '@tanstack/react-router';

const releases = new WeakMap<AnyRouter, () => void>();

/**
 * Holds back page changes during the first render of the product. TanStack's provider replaces the router's
 * `startTransition` while it renders; as React renders in slices, a page that arrives between two slices would
 * update an unmounted component. Called once per router; `releaseHeldPages` ends it.
 */
export function holdUntilRendered(router: AnyRouter): void {
  let isDrawn = false;
  let publish = router.startTransition;
  const drawn = new Promise<void>((resolve) => {
    releases.set(router, () => {
      isDrawn = true;
      resolve();
    });
  });
  Object.defineProperty(router, 'startTransition', {
    get: () => publish,
    set: (next: AnyRouter['startTransition']) => {
      publish = (...page) => (isDrawn ? next(...page) : drawn.then(() => next(...page)));
    },
  });
}

/** Publishes held page changes. Called when the router's provider is mounted. */
export function releaseHeldPages(router: AnyRouter): void {
  releases.get(router)?.();
}
