import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { partsOf } from './changes/change-tracks.ts';
import { libraryKeys } from './keys.ts';

/**
 * Which of these songs each of the user's own playlists holds, by the playlist's id; a playlist that is not named holds
 * none. A call of our own service (docs/api-extensions.md): ask only where `PLAYLISTS_HOLDING` is among its features.
 */
export const playlistsHoldingQuery = (trackIds: readonly number[]) =>
  queryOptions({
    queryKey: libraryKeys.holding(trackIds),
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
      const holding = new Map<number, ReadonlySet<number>>();
      for (const part of partsOf(trackIds)) {
        const params = { ids: part.join() };
        const { data } = expectOk(await http.call(endpoints.library.playlistsHolding, { params, signal }));
        for (const { id, songs } of data) holding.set(id, new Set([...(holding.get(id) ?? []), ...songs]));
      }
      return holding;
    },
    // Whoever opens it is about to act upon it; another window may have changed a playlist meanwhile.
    staleTime: 0,
  });

/** The feature of `/x/capabilities` that stands for `playlistsHoldingQuery`. */
export const PLAYLISTS_HOLDING = 'playlists-holding';
