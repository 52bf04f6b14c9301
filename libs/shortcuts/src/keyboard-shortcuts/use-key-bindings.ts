import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CommandId } from '../commands/commands.ts';
import type { Combo } from './combo.ts';
import {
  type KeyBindingOverrides,
  resolveKeyBindings,
  parseKeyBindingOverrides,
  withBinding,
} from './key-bindings.ts';

const kept = persistedValue(queryRoots.system, 'keys', parseKeyBindingOverrides);
const NONE: KeyBindingOverrides = {};

/**
 * The persisted key bindings of this device and functions that change them. `map` is null until they were read
 * from storage.
 */
export function useKeyBindings() {
  const client = useQueryClient();
  const { data } = useQuery(kept.query());
  const map = useMemo(() => data && resolveKeyBindings(data), [data]);
  const keep = (next: KeyBindingOverrides) => void kept.keep(client, next);
  return {
    map: map ?? null,
    changes: data ?? NONE,
    /** Binds keys to a command; a command that had them gets its former keys in exchange. */
    give: (id: CommandId, combo: Combo | null) => keep(withBinding(data ?? NONE, id, combo)),
    keep,
  };
}
