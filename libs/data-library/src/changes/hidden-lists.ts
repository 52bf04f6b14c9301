import type { QueryClient } from '@tanstack/react-query';

const hidden = new WeakMap<QueryClient, Set<number>>();

/** Playlists that are to be seen no more although the service may still know them. */
export function hiddenLists(client: QueryClient): Set<number> {
  const known = hidden.get(client) ?? new Set<number>();
  hidden.set(client, known);
  return known;
}
