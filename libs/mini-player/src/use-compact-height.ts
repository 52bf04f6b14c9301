import { useMemo, useSyncExternalStore } from 'react';
import type { ChildWindow } from './window-store.ts';

/** Lower windows have room for one or two lines only. */
const LOW = '(max-height: 219.98px)';

/** Whether the window has a compact height. */
export function useCompactHeight(view: ChildWindow): boolean {
  const query = useMemo(() => view.matchMedia(LOW), [view]);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
