import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is visible (`document.hidden`): false in background tabs and while the screen is off. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
