import { type ActId, acts } from '../acts/acts.ts';
import type { Combo } from './combo.ts';
import { isReserved } from './reserved.ts';

/** Which keys each act has; null: none. */
export type KeyMap = ReadonlyMap<ActId, Combo | null>;

/** What this device has changed of the keys that acts come with. */
export type KeyChanges = Readonly<Partial<Record<ActId, Combo | null>>>;

/** The keys of all acts. No two have the same: keys that somebody gave to another act are taken from whose they were. */
export function keyMapOf(changes: KeyChanges): KeyMap {
  const given = new Set(Object.values(changes));
  return new Map(
    acts.map(({ id, keys }) => {
      const changed = changes[id];
      if (changed !== undefined) return [id, changed];
      return [id, keys !== null && given.has(keys) ? null : keys];
    }),
  );
}

/** The act that has these keys, if any; `except` the one that asks for them. */
export function holderOf(map: KeyMap, combo: Combo, except?: ActId): ActId | undefined {
  for (const [id, keys] of map) if (keys === combo && id !== except) return id;
  return undefined;
}

/** Gives keys to an act, or takes its own away; whose they were gets what the act had before. */
export function withKeys(changes: KeyChanges, id: ActId, combo: Combo | null): KeyChanges {
  const map = keyMapOf(changes);
  const holder = combo === null ? undefined : holderOf(map, combo, id);
  const next = new Map(map).set(id, combo);
  if (holder !== undefined) next.set(holder, map.get(id) ?? null);
  return changesOf(next);
}

/** Reads what was kept: acts and keys that are none (any more) are left out, and keys that two have are nobody's. */
export function readChanges(kept: unknown): KeyChanges {
  if (typeof kept !== 'object' || kept === null) return {};
  const seen = new Set<unknown>();
  const read = acts.flatMap(({ id }): [ActId, Combo | null][] => {
    const keys = (kept as Record<string, unknown>)[id];
    if (keys === null) return [[id, null]];
    if (typeof keys !== 'string' || keys === '' || isReserved(keys) || seen.has(keys)) return [];
    seen.add(keys);
    return [[id, keys]];
  });
  return Object.fromEntries(read);
}

/** Only what differs from what acts come with. */
function changesOf(map: KeyMap): KeyChanges {
  return Object.fromEntries(
    acts.filter(({ id, keys }) => map.get(id) !== keys).map(({ id }) => [id, map.get(id)]),
  );
}
