import { useBlocker, useRouter } from '@qingyin/routing';
import { useCallback, useEffect } from 'react';

/** A navigation that waits for an answer. */
export interface Leaving {
  /** goes where one wanted to go */
  go: () => void;
  stay: () => void;
}

/**
 * Holds whoever leaves a page with unsaved changes until they have answered; null while nobody does. What opens over
 * the page is no leaving, and nobody whose login has ended is held.
 */
export function useLeaveGuard(dirty: boolean, prepare: () => void): Leaving | null {
  const { session } = useRouter().options.context;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }) => {
        const stays = next.pathname === current.pathname && idOf(next.search) === idOf(current.search);
        return !stays && session.get().login;
      },
      [session],
    ),
    enableBeforeUnload: true,
    disabled: !dirty,
    withResolver: true,
  });
  useEffect(() => {
    if (dirty) prepare();
  }, [dirty, prepare]);
  return status === 'blocked' ? { go: proceed, stay: reset } : null;
}

const idOf = (search: object): unknown => ('id' in search ? search.id : undefined);
