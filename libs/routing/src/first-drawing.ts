import type { AnyRouter } from '@tanstack/react-router';

const releases = new WeakMap<AnyRouter, () => void>();

/**
 * Keeps pages that are loaded while the product is being drawn for the first time until it is on the screen.
 * TanStack's provider puts its way of publishing pages on the router while it is drawn; as that drawing is done in
 * slices, a page can arrive between two of them and would set the state of a component that is not mounted.
 * Called once for a router; `releaseHeld` ends it.
 */
export function holdUntilDrawn(router: AnyRouter): void {
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

/** Lets out what was held and holds nothing any more. Called when the router's provider is mounted. */
export function releaseHeld(router: AnyRouter): void {
  releases.get(router)?.();
}
