import { useBlocker, useRouter } from '@qingyin/routing';
import { useCallback } from 'react';

/** Navigation that is blocked until the user decides. */
export interface BlockedNavigation {
  /** continues the navigation */
  go: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from the editor with unsaved changes; null while none is blocked. Does not block after a
 * logout or on reload, since the draft is persisted.
 */
export function useUnsavedGuard(dirty: boolean): BlockedNavigation | null {
  const { session } = useRouter().options.context;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ next }) => !('now' in next.search && next.search.now === 'studio') && session.get().login,
      [session],
    ),
    enableBeforeUnload: false,
    disabled: !dirty,
    withResolver: true,
  });
  return status === 'blocked' ? { go: proceed, stay: reset } : null;
}
