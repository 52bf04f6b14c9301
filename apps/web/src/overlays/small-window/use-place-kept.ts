import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { View } from './opened-view.ts';
import { usualPlace, type ViewPlace, viewPlace } from './view-place.ts';

/** So long after the last change of its size it is kept, ms: while it is drawn larger there are many. */
const RESTED_MS = 300;

/** Keeps on the device how large the window is, and where it stands, for the next one. */
export function usePlaceKept(view: View): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      const before = client.getQueryData<ViewPlace>(viewPlace.query().queryKey) ?? usualPlace;
      const place = placeOf(view);
      if (place) void viewPlace.keep(client, { ...before, ...place });
    };
    const keepSoon = () => {
      view.clearTimeout(timer);
      timer = view.setTimeout(keep, RESTED_MS);
    };
    view.addEventListener('resize', keepSoon);
    // Nothing tells that a window was moved; who has moved it leaves it, or closes it.
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

/** Null for one that has no size any more, since it closes. */
function placeOf({ innerWidth, innerHeight, screenX, screenY }: View): Partial<ViewPlace> | null {
  if (innerWidth === 0 || innerHeight === 0) return null;
  return { width: innerWidth, height: innerHeight, left: screenX, top: screenY };
}
