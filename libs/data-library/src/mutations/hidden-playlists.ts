import type { QueryClient } from '@tanstack/react-query';

const hidden = new WeakMap<QueryClient, Set<number>>();

/**
 * Ids of playlists to filter out of answers, because they are being removed while the service may still return
 * them.
 */
export function hiddenPlaylistIds(client: QueryClient): Set<number> {
  const known = hidden.get(client) ?? new Set<number>();
  hidden.set(client, known);
  return known;
}
