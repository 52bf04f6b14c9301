import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ActId } from '../acts/acts.ts';
import type { Combo } from './combo.ts';
import { type KeyChanges, keyMapOf, readChanges, withKeys } from './key-map.ts';

const kept = keptValue(queryRoots.system, 'keys', readChanges);
const NONE: KeyChanges = {};

/** The keys of this device, and the ways to change them. `map` is null until it is known what was changed here. */
export function useKeyMap() {
  const client = useQueryClient();
  const { data } = useQuery(kept.query());
  const map = useMemo(() => data && keyMapOf(data), [data]);
  const keep = (next: KeyChanges) => void kept.keep(client, next);
  return {
    map: map ?? null,
    changes: data ?? NONE,
    /** who has them gets what the act had */
    give: (id: ActId, combo: Combo | null) => keep(withKeys(data ?? NONE, id, combo)),
    keep,
  };
}
