import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { chunkTrackIds } from './mutations/change-tracks.ts';
import { lazyLibraryKeys } from './lazy-keys.ts';

/**
 * Which of the given songs each playlist of the user contains, by playlist id; playlists without any of them are
 * left out. A call beyond the contract (docs/api-extensions.md): use it only with the capability
 * `PLAYLISTS_CONTAINING`.
 */
export const playlistsContainingQuery = (trackIds: readonly number[]) =>
  queryOptions({
    queryKey: lazyLibraryKeys.playlistsContaining(trackIds),
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
      const holding = new Map<number, ReadonlySet<number>>();
      for (const part of chunkTrackIds(trackIds)) {
        const params = { ids: part.join() };
        const { data } = expectOk(await http.call(endpoints.library.playlistsHolding, { params, signal }));
        for (const { id, songs } of data) holding.set(id, new Set([...(holding.get(id) ?? []), ...songs]));
      }
      return holding;
    },
    // Always refetched: the user is about to act on it, and another tab may have changed a playlist.
    staleTime: 0,
  });

/** Name of the capability in `/x/capabilities` for `playlistsContainingQuery`. */
export const PLAYLISTS_CONTAINING = 'playlists-holding';
