import { capabilitiesQuery } from '@qingyin/data-account';
import { type CollectionKind, collectionQuery } from '@qingyin/data-library';
import type { QueryClient } from '@tanstack/react-query';
import { persistedSort } from './collection-sort.ts';

/**
 * Prefetches a collection. Waits only if the cached one is invalidated: its stale content would change a moment
 * later.
 */
async function loadThings(queryClient: QueryClient, kind: CollectionKind): Promise<void> {
  const query = collectionQuery(kind);
  const outdated = queryClient.getQueryState(query.queryKey)?.isInvalidated === true;
  const there = queryClient.prefetchInfiniteQuery(query);
  if (outdated) await there;
}

interface CollectionArgs {
  queryClient: QueryClient;
  preload: boolean;
}

/** Route loader of a collection page. */
export async function loadCollection(
  kind: CollectionKind,
  { queryClient, preload }: CollectionArgs,
): Promise<void> {
  // The capabilities say whether columns can be removed. A preload (hovered link) fetches only what the first view
  // needs.
  if (kind === 'topics' && !preload) void queryClient.prefetchQuery(capabilitiesQuery());
  await Promise.all([queryClient.prefetchQuery(persistedSort(kind).query()), loadThings(queryClient, kind)]);
}

/** Route loader of the overview of all four collections. */
export async function loadCollections(queryClient: QueryClient): Promise<void> {
  const kinds: CollectionKind[] = ['albums', 'artists', 'films', 'topics'];
  await Promise.all(kinds.map((kind) => loadThings(queryClient, kind)));
}
