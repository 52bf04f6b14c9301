import { deviceValues } from '@qingyin/device-storage';
import { useEffect, useSyncExternalStore } from 'react';
import { createValueStore } from '@qingyin/observable';

export const visualizerKinds = ['bars', 'curve', 'halo'] as const;
export type VisualizerKind = (typeof visualizerKinds)[number];

const KEY = 'qy-visual';

/** The chosen visualizer, for the life of the page; null: off, or not read from storage yet. */
const chosen = createValueStore<VisualizerKind | null>(null);
let read = false;

const isKind = (value: unknown): value is VisualizerKind => visualizerKinds.some((kind) => kind === value);

/** Reads the persisted choice; invalid values are ignored. */
async function restore(): Promise<void> {
  if (read) return;
  read = true;
  const kept = await deviceValues.get(KEY);
  if (chosen.get() === null && isKind(kept)) chosen.set(kept);
}

/**
 * The chosen visualizer and its setter; off by default. Persisted in IndexedDB, which a session error does not
 * clear.
 */
export function useVisualizerKind(): [VisualizerKind | null, (kind: VisualizerKind | null) => void] {
  const kind = useSyncExternalStore(chosen.subscribe, chosen.get);
  useEffect(() => void restore(), []);
  return [kind, choose];
}

function choose(kind: VisualizerKind | null): void {
  read = true;
  chosen.set(kind);
  void deviceValues.set(KEY, kind);
}

/** Resets the module state in specs, as a reload does. */
export function resetVisualizerKind(): void {
  read = false;
  chosen.set(null);
}
