import { createValueStore } from '@qingyin/observable';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Ids of the open overlays, in ascending order of opening. */
const openOverlays = createValueStore<readonly number[]>([]);

let last = 0;

/** Whether no overlay is above the calling one: Escape closes only the topmost overlay. */
export function useIsTopmostOverlay(): boolean {
  // The id is taken during render: an overlay renders before the one opened inside it.
  const [self] = useState(() => ++last);
  useLayoutEffect(() => {
    openOverlays.set([...openOverlays.get(), self]);
    return () => openOverlays.set(openOverlays.get().filter((one) => one !== self));
  }, [self]);
  const top = useSyncExternalStore(openOverlays.subscribe, () => Math.max(...openOverlays.get()));
  return top === self;
}
