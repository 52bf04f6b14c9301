import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Validates stored ids of pinned playlists, in order of pinning. */
export const parsePinnedIds = (kept: unknown): number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((id) => Number.isSafeInteger(id) && id > 0))] : [];

/** Persisted ids of playlists that are pinned to the top of the navigation on this device. */
export const persistedPinnedPlaylists = persistedValue(
  queryRoots.library,
  'pinned-playlists',
  parsePinnedIds,
);

const none: readonly number[] = [];

/** Pinned playlists and a toggle. Ids of other users' playlists are ignored. */
export function usePinnedPlaylists() {
  const queryClient = useQueryClient();
  const { data } = useQuery(persistedPinnedPlaylists.query());
  const pinned = data ?? none;
  return {
    pinned,
    /** the stored ids have been read */
    known: data !== undefined,
    toggle: (id: number) =>
      void persistedPinnedPlaylists.keep(
        queryClient,
        pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id],
      ),
  };
}
