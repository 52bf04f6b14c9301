import { useSyncExternalStore } from 'react';

/** Whether the browser can show the whole page in full screen; iPhones cannot. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Shows the whole page in full screen, or ends that. Refusals of the browser are ignored. */
export function toggleFullScreen(): void {
  // The page and not one element: menus, dialogs and the player bar have to stay visible.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

/** Ends the full screen of the page, if it has it; not that of a film. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement === document.documentElement) toggleFullScreen();
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Whether the whole page is in full screen; renders when that changes. */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement === document.documentElement);
