import { createValueStore } from '@qingyin/observable';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

export interface OverlayPlace {
  /** false while an overlay that stays mounted is closed */
  open?: boolean;
  /** it covers the page only: every other overlay is above it, even one opened before, such as the queue drawer */
  coversPageOnly?: boolean;
}

interface OpenOverlay {
  order: number;
  coversPageOnly: boolean;
}

const openOverlays = createValueStore<readonly OpenOverlay[]>([]);

let last = 0;

const isAbove = (one: OpenOverlay, other: OpenOverlay): boolean =>
  one.coversPageOnly === other.coversPageOnly ? one.order > other.order : other.coversPageOnly;

/** Whether the calling overlay is open and no overlay is above it: Escape closes only the topmost overlay. */
export function useIsTopmostOverlay({ open = true, coversPageOnly = false }: OverlayPlace = {}): boolean {
  // Numbered during render: an overlay renders before the one opened inside it.
  const [self] = useState(() => ({ order: ++last, coversPageOnly }));
  useLayoutEffect(() => {
    if (!open) return undefined;
    openOverlays.set([...openOverlays.get(), self]);
    return () => openOverlays.set(openOverlays.get().filter((one) => one !== self));
  }, [self, open]);
  const isTopmost = () => open && !openOverlays.get().some((one) => isAbove(one, self));
  return useSyncExternalStore(openOverlays.subscribe, isTopmost);
}
