import { deviceValues } from '@qingyin/device-storage';
import { useEffect, useSyncExternalStore } from 'react';
import { valueStore } from '@qingyin/ui';

export const visualKinds = ['bars', 'curve', 'halo'] as const;
export type VisualKind = (typeof visualKinds)[number];

const KEY = 'qy-visual';

/** The choice as long as the page lives; null: off, or not read yet. */
const chosen = valueStore<VisualKind | null>(null);
let read = false;

const isKind = (value: unknown): value is VisualKind => visualKinds.some((kind) => kind === value);

/** What is kept from an earlier visit; another value than one of ours is none. */
async function restore(): Promise<void> {
  if (read) return;
  read = true;
  const kept = await deviceValues.get(KEY);
  if (chosen.get() === null && isKind(kept)) chosen.set(kept);
}

/** The picture that moves with the sound: off until it was chosen once; kept in IndexedDB, which a session error does not clear. */
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

/** For specs: as after a reload. */
export function forgetVisualKind(): void {
  read = false;
  chosen.set(null);
}
