import { capabilitiesQuery } from '@qingyin/data-account';
import { type CollectionKind, collectionQuery } from '@qingyin/data-library';
import type { QueryClient } from '@tanstack/react-query';
import { keptSort } from './collection-sort.ts';

/**
 * Asks for a collection, and waits only where it is known to have changed elsewhere: what was there before would be
 * another a moment later.
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

/** What a page of one collection needs. */
export async function loadCollection(
  kind: CollectionKind,
  { queryClient, preload }: CollectionArgs,
): Promise<void> {
  // It says whether columns can be taken out. A link that is only hovered gets the page's first view, no more.
  if (kind === 'topics' && !preload) void queryClient.prefetchQuery(capabilitiesQuery());
  await Promise.all([queryClient.prefetchQuery(keptSort(kind).query()), loadThings(queryClient, kind)]);
}

/** What the page of all four needs. */
export async function loadCollections(queryClient: QueryClient): Promise<void> {
  const kinds: CollectionKind[] = ['albums', 'artists', 'films', 'topics'];
  await Promise.all(kinds.map((kind) => loadThings(queryClient, kind)));
}
