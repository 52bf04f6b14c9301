import { deviceValues } from '@qingyin/device-storage';
import { useEffect, useSyncExternalStore } from 'react';
import { valueStore } from '@qingyin/ui';

export const visualKinds = ['bars', 'curve', 'halo'] as const;
export type VisualKind = (typeof visualKinds)[number];

const KEY = 'qy-visual';

/** The chosen visualizer, for the life of the page; null: off, or not read from storage yet. */
const chosen = valueStore<VisualKind | null>(null);
let read = false;

const isKind = (value: unknown): value is VisualKind => visualKinds.some((kind) => kind === value);

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
export function useVisualKind(): [VisualKind | null, (kind: VisualKind | null) => void] {
  const kind = useSyncExternalStore(chosen.subscribe, chosen.get);
  useEffect(() => void restore(), []);
  return [kind, choose];
}

function choose(kind: VisualKind | null): void {
  read = true;
  chosen.set(kind);
  void deviceValues.set(KEY, kind);
}

/** Resets the module state in specs, as a reload does. */
export function forgetVisualKind(): void {
  read = false;
  chosen.set(null);
}
