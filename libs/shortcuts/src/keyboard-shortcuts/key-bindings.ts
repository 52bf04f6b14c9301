import { type CommandId, commands } from '../commands/commands.ts';
import type { Combo } from './combo.ts';
import { isReserved } from './reserved-keys.ts';

/** The keys of each command; null: none. */
export type KeyBindings = ReadonlyMap<CommandId, Combo | null>;

/** Key bindings of this device that differ from the defaults. */
export type KeyBindingOverrides = Readonly<Partial<Record<CommandId, Combo | null>>>;

/**
 * Combines the defaults with the user's bindings. Keys are unique: a default is dropped if the user bound its keys
 * to another command.
 */
export function resolveKeyBindings(changes: KeyBindingOverrides): KeyBindings {
  const given = new Set(Object.values(changes));
  return new Map(
    commands.map(({ id, defaultKeys }) => {
      const changed = changes[id];
      if (changed !== undefined) return [id, changed];
      return [id, defaultKeys !== null && given.has(defaultKeys) ? null : defaultKeys];
    }),
  );
}

/** The command bound to a combination, if any; `except` is left out of the search. */
export function commandBoundTo(map: KeyBindings, combo: Combo, except?: CommandId): CommandId | undefined {
  for (const [id, keys] of map) if (keys === combo && id !== except) return id;
  return undefined;
}

/**
 * Binds keys to a command (null: unbinds it). A command that had these keys gets the former keys of `id` in
 * exchange.
 */
export function withBinding(
  changes: KeyBindingOverrides,
  id: CommandId,
  combo: Combo | null,
): KeyBindingOverrides {
  const map = resolveKeyBindings(changes);
  const holder = combo === null ? undefined : commandBoundTo(map, combo, id);
  const next = new Map(map).set(id, combo);
  if (holder !== undefined) next.set(holder, map.get(id) ?? null);
  return changesOf(next);
}

/** Parses persisted key bindings: drops unknown commands, invalid and reserved keys, and later duplicates. */
export function parseKeyBindingOverrides(kept: unknown): KeyBindingOverrides {
  if (typeof kept !== 'object' || kept === null) return {};
  const seen = new Set<unknown>();
  const read = commands.flatMap(({ id }): [CommandId, Combo | null][] => {
    const keys = (kept as Record<string, unknown>)[id];
    if (keys === null) return [[id, null]];
    if (typeof keys !== 'string' || keys === '' || isReserved(keys) || seen.has(keys)) return [];
    seen.add(keys);
    return [[id, keys]];
  });
  return Object.fromEntries(read);
}

/** The bindings that differ from the defaults. */
function changesOf(map: KeyBindings): KeyBindingOverrides {
  return Object.fromEntries(
    commands.filter(({ id, defaultKeys }) => map.get(id) !== defaultKeys).map(({ id }) => [id, map.get(id)]),
  );
}
