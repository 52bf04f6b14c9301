import { type ActId, acts } from '../acts/acts.ts';
import type { Combo } from './combo.ts';
import { isReserved } from './reserved.ts';

/** The keys of each command; null: none. */
export type KeyMap = ReadonlyMap<ActId, Combo | null>;

/** Key bindings of this device that differ from the defaults. */
export type KeyChanges = Readonly<Partial<Record<ActId, Combo | null>>>;

/**
 * Combines the defaults with the user's bindings. Keys are unique: a default is dropped if the user bound its keys
 * to another command.
 */
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

/** The command bound to a combination, if any; `except` is left out of the search. */
export function holderOf(map: KeyMap, combo: Combo, except?: ActId): ActId | undefined {
  for (const [id, keys] of map) if (keys === combo && id !== except) return id;
  return undefined;
}

/**
 * Binds keys to a command (null: unbinds it). A command that had these keys gets the former keys of `id` in
 * exchange.
 */
export function withKeys(changes: KeyChanges, id: ActId, combo: Combo | null): KeyChanges {
  const map = keyMapOf(changes);
  const holder = combo === null ? undefined : holderOf(map, combo, id);
  const next = new Map(map).set(id, combo);
  if (holder !== undefined) next.set(holder, map.get(id) ?? null);
  return changesOf(next);
}

/** Parses persisted key bindings: drops unknown commands, invalid and reserved keys, and later duplicates. */
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

/** The bindings that differ from the defaults. */
function changesOf(map: KeyMap): KeyChanges {
  return Object.fromEntries(
    acts.filter(({ id, keys }) => map.get(id) !== keys).map(({ id }) => [id, map.get(id)]),
  );
}
