import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChildWindow } from './window-store.ts';
import {
  defaultMiniPlayerState,
  type MiniPlayerState,
  persistedMiniPlayerState,
} from './mini-player-state.ts';

/** Debounce of resize events, ms. */
const DEBOUNCE_MS = 300;

/** Persists size and position of the mini player for the next time. */
export function usePersistWindowBounds(view: ChildWindow): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      const before =
        client.getQueryData<MiniPlayerState>(persistedMiniPlayerState.query().queryKey) ??
        defaultMiniPlayerState;
      const place = placeOf(view);
      if (place) void persistedMiniPlayerState.keep(client, { ...before, ...place });
    };
    const keepSoon = () => {
      view.clearTimeout(timer);
      timer = view.setTimeout(keep, DEBOUNCE_MS);
    };
    view.addEventListener('resize', keepSoon);
    // Browsers fire no event when a window is moved; afterwards it loses the focus or is closed.
    view.addEventListener('blur', keep);
    view.addEventListener('pagehide', keep);
    return () => {
      view.clearTimeout(timer);
      view.removeEventListener('resize', keepSoon);
      view.removeEventListener('blur', keep);
      view.removeEventListener('pagehide', keep);
    };
  }, [client, view]);
}

/** Size and position of the window; null while it closes and has no size. */
function placeOf({
  innerWidth,
  innerHeight,
  screenX,
  screenY,
}: ChildWindow): Partial<MiniPlayerState> | null {
  if (innerWidth === 0 || innerHeight === 0) return null;
  return { width: innerWidth, height: innerHeight, left: screenX, top: screenY };
}
