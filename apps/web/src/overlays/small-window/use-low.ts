import { useMemo, useSyncExternalStore } from 'react';
import type { View } from './opened-view.ts';

/** A window that is less high has room for a line or two, and no more. */
const LOW = '(max-height: 219.98px)';

/** Whether a window is wide and low. */
export function useLow(view: View): boolean {
  const query = useMemo(() => view.matchMedia(LOW), [view]);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
