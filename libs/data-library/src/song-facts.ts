import { endpoints, type SongFacts } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for `songFactsQuery`. */
export const SONG_FACTS = 'song-facts';

/** What is known of a song, its file and the user's plays. @param uid null for visitors */
export const songFactsQuery = (uid: string | null, id: number) =>
  queryOptions({
    queryKey: lazyLibraryKeys.facts(uid ?? '', id),
    queryFn: async ({ signal }): Promise<SongFacts> =>
      expectOk(await http.call(endpoints.library.songFacts, { params: { id: String(id) }, signal })).data,
    // Plays change while the user listens.
    staleTime: staleTime.none,
  });
