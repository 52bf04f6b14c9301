/**
 * @file The only module that uses members of TanStack Router which it does not document. `router-internals.spec.ts`
 * fails when an update of the router changes them; lint rejects them elsewhere.
 */
import type { AnyRouter, HistoryState } from '@tanstack/react-router';

/** Entry of the history that a location belongs to. */
export interface HistoryEntry {
  /** unique for each entry; undefined in a state that the router has not written */
  key: string | undefined;
  /** position in the history of this document */
  index: number;
}

/**
 * The entry of a location. Scroll positions and overlays belong to entries, which are documented nowhere; the
 * router plans to rename the key in its next major version (https://github.com/TanStack/router/pull/4356).
 */
export const historyEntry = ({
  state,
}: {
  state: HistoryState & { __TSR_key?: string; __TSR_index: number };
}): HistoryEntry => ({ key: state.__TSR_key, index: state.__TSR_index });

/**
 * Wraps the publication of each page that is ready to be rendered. The router has events before and after it, but
 * none that can delay it: https://github.com/TanStack/router/blob/main/packages/router-core/src/router.ts
 * (`startViewTransition`, which is called with or without a view transition).
 *
 * @param wrap calls the function that it gets
 */
export function wrapPublication(
  router: AnyRouter,
  wrap: (publish: () => Promise<void>) => Promise<void>,
): void {
  const start = router.startViewTransition;
  router.startViewTransition = (publish) => start(() => wrap(publish));
}

/**
 * Delays the updates that the router's provider renders. The provider sets `router.startTransition` while it
 * renders, before it is mounted:
 * https://github.com/TanStack/router/blob/main/packages/react-router/src/Transitioner.tsx
 *
 * @param until undefined: do not delay
 * @param onRendered called after each update that was rendered and not superseded by another one
 */
export function delayUpdates(
  router: AnyRouter,
  until: () => Promise<void> | undefined,
  onRendered: () => void = () => undefined,
): void {
  let update = router.startTransition;
  Object.defineProperty(router, 'startTransition', {
    get: () => update,
    set: (next: AnyRouter['startTransition']) => {
      update = async (...page) => {
        const delay = until();
        if (delay) await delay;
        const rendered = await next(...page);
        if (rendered) onRendered();
        return rendered;
      };
    },
  });
}
