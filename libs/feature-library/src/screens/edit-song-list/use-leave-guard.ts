import { useBlocker, useRouter } from '@qingyin/routing';
import { useCallback, useEffect } from 'react';

/** Blocked navigation that waits for the user's decision. */
export interface BlockedNavigation {
  /** continues the navigation */
  proceed: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from a page with unsaved changes until the user decides; null while none is blocked.
 * Overlays (same path and `id`) and users whose login has ended are not blocked.
 * @param prepare called once there are changes, to prefetch the dialog
 */
export function useLeaveGuard(dirty: boolean, prepare: () => void): BlockedNavigation | null {
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
  return status === 'blocked' ? { proceed: proceed, stay: reset } : null;
}

const idOf = (search: object): unknown => ('id' in search ? search.id : undefined);
