import type { QueryClient } from '@tanstack/react-query';
import { lazyLibraryKeys } from '../lazy-keys.ts';
import { withRemoved, type Collectable, type CollectionPages } from './collection-pages.ts';
import type { CollectionKind } from './collection-query.ts';

/**
 * Optimistic update: removes an entry from a cached collection, or restores it at its position. Resolves to
 * whether the cache contained the entry; otherwise the caller has to refetch the collection.
 */
export async function markRemoved(
  client: QueryClient,
  kind: CollectionKind,
  id: string,
  isOut: boolean,
): Promise<boolean> {
  const queryKey = lazyLibraryKeys.collection(kind);
  // A pending page was requested with an offset from before the change.
  await client.cancelQueries({ queryKey, exact: true });
  const data = client.getQueryData<CollectionPages<Collectable>>(queryKey);
  const changed = data && withRemoved(data, id, isOut);
  if (changed) client.setQueryData(queryKey, changed);
  return changed !== undefined;
}
