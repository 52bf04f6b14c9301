import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { valueStore } from '../feedback/value-store.ts';

/** The overlays that are open, by numbers that grow. */
const openOverlays = valueStore<readonly number[]>([]);

let last = 0;

/** Whether no overlay stands above the one that asks: Escape is meant for the uppermost alone. */
export function useOnTop(): boolean {
  // Counted while drawing: an overlay is drawn before the one that is opened in it.
  const [self] = useState(() => ++last);
  useLayoutEffect(() => {
    openOverlays.set([...openOverlays.get(), self]);
    return () => openOverlays.set(openOverlays.get().filter((one) => one !== self));
  }, [self]);
  const top = useSyncExternalStore(openOverlays.subscribe, () => Math.max(...openOverlays.get()));
  return top === self;
}
