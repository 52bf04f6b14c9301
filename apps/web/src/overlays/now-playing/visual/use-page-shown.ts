import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether anybody can see the page: false in a tab behind others, and while the screen is off. */
export const usePageShown = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
