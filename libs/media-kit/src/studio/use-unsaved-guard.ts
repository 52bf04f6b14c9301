import { useBlocker, useRouter } from '@qingyin/routing';
import { useCallback } from 'react';

/** A leaving that waits for an answer. */
export interface Leaving {
  /** goes where one wanted to go */
  go: () => void;
  stay: () => void;
}

/**
 * Holds whoever leaves the editor with unsaved changes until they have answered; null while nobody does. Nobody whose
 * login has ended is held, nor who reloads: the changes are kept on the device.
 */
export function useUnsavedGuard(dirty: boolean): Leaving | null {
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
