import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ActId } from '../acts/acts.ts';
import type { Combo } from './combo.ts';
import { type KeyChanges, keyMapOf, readChanges, withKeys } from './key-map.ts';

const kept = keptValue(queryRoots.system, 'keys', readChanges);
const NONE: KeyChanges = {};

/**
 * The persisted key bindings of this device and functions that change them. `map` is null until they were read
 * from storage.
 */
export function useKeyMap() {
  const client = useQueryClient();
  const { data } = useQuery(kept.query());
  const map = useMemo(() => data && keyMapOf(data), [data]);
  const keep = (next: KeyChanges) => void kept.keep(client, next);
  return {
    map: map ?? null,
    changes: data ?? NONE,
    /** Binds keys to a command; a command that had them gets its former keys in exchange. */
    give: (id: ActId, combo: Combo | null) => keep(withKeys(data ?? NONE, id, combo)),
    keep,
  };
}
