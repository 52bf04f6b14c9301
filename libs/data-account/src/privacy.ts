import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** Whether the user's play record is hidden from others. */
export const recordHiddenQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.recordHidden(uid),
    queryFn: async ({ signal }): Promise<boolean> =>
      !expectOk(await http.call(endpoints.account.userDetail, { params: { uid }, signal }))
        .peopleCanSeeMyPlayRecord,
  });

/** Optimistic update, rolled back when the service refuses. */
export const hideRecordMutation = (uid: string) =>
  mutationOptions({
    mutationFn: async (hidden: boolean): Promise<void> => {
      expectOk(await http.call(endpoints.listening.recordPrivacy, { params: { hidden } }));
    },
    onMutate: async (hidden, { client }) => {
      const { queryKey } = recordHiddenQuery(uid);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, hidden);
      return { before };
    },
    onError: (_error, _hidden, result, { client }) => {
      client.setQueryData(recordHiddenQuery(uid).queryKey, result?.before);
    },
    // The user's page shows whether others see the record.
    meta: { invalidates: [[queryRoots.social]] },
  });

/** A song that is left out of recommendations. */
export interface UnwantedSong {
  track: Track;
  /** true: removed while listening to private FM; false: marked as unwanted elsewhere */
  trashed: boolean;
}
interface UnwantedPage {
  songs: UnwantedSong[];
  count: number;
  more: boolean;
}

const UNWANTED_PER_PAGE = 50;

/** Infinite query of the songs that are left out of recommendations, newest first. */
export const unwantedQuery = () =>
  infiniteQueryOptions({
    queryKey: lazyAccountKeys.unwanted(),
    queryFn: async ({ pageParam, signal }): Promise<UnwantedPage> => {
      const params = { limit: UNWANTED_PER_PAGE, offset: pageParam };
      const { songs, count, more } = expectOk(
        await http.call(endpoints.listening.unwanted, { params, signal }),
      );
      const sources = new Map(songs.map(({ id, source }) => [id, source]));
      const rows = toTracks(songs).map((track) => ({
        track,
        trashed: sources.get(track.id) === 'trash',
      }));
      return { songs: rows, count, more };
    },
    initialPageParam: 0,
    // Removed rows have left the service's list too, so the offset counts the cached rows.
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, page) => sum + page.songs.length, 0) : undefined,
    staleTime: 0,
  });

/** Allows a song in recommendations again: optimistic update, rolled back when the service refuses. */
export const restoreUnwantedMutation = () =>
  mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      expectOk(await http.call(endpoints.listening.unwantedRemove, { params: { id: String(id) } }));
    },
    onMutate: async (id, { client }) => {
      const { queryKey } = unwantedQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && without(known, id));
      return { before };
    },
    onError: (_error, id, result, { client }) => {
      const { before } = result ?? {};
      if (before)
        client.setQueryData(unwantedQuery().queryKey, (known) => known && putBack(known, before, id));
    },
  });

type Pages = InfiniteData<UnwantedPage, unknown>;

const without = (known: Pages, id: number): Pages => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    count: page.count - 1,
    songs: page.songs.filter(({ track }) => track.id !== id),
  })),
});

/** Rollback: reinserts one song at its position among the songs that are still listed. */
function putBack(known: Pages, before: Pages, id: number): Pages {
  const pages = known.pages.map((page, index) => {
    const was = before.pages[index]?.songs ?? [];
    const place = was.findIndex(({ track }) => track.id === id);
    const song = was[place];
    const count = page.count + 1;
    if (!song || page.songs.some(({ track }) => track.id === id)) return { ...page, count };
    const earlier = new Set(was.slice(0, place).map(({ track }) => track.id));
    const at = page.songs.filter(({ track }) => earlier.has(track.id)).length;
    return { ...page, count, songs: page.songs.toSpliced(at, 0, song) };
  });
  return { ...known, pages };
}
