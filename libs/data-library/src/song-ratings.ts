import { endpoints, type SongPlays } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Songs per request. */
const PAGE = 5000;

interface Page<Item> {
  more: boolean;
  data: Item[];
}

/** Fetches all pages; `read` rejects if the service refuses. */
async function allPages<Item>(
  read: (part: { limit: number; offset: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let more = true; more;) {
    const page = await read({ limit: PAGE, offset: items.length });
    items.push(...page.data);
    more = page.more && page.data.length > 0;
  }
  return items;
}

/** Stars by song id, 1 to 5; songs that are not rated are missing. */
export type StarsById = Readonly<Record<number, number>>;

/** The user's ratings of songs. */
export const songRatingsQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.ratings(uid),
    queryFn: async ({ signal }): Promise<StarsById> => {
      const rated = await allPages(async (params) =>
        expectOk(await http.call(endpoints.library.songRatings, { params, signal })),
      );
      return Object.fromEntries(rated.map(({ id, stars }) => [id, stars]));
    },
    staleTime: staleTime.minutes(10),
  });

/** Plays by song id; songs that were not played are missing. */
export type PlaysById = Readonly<Record<number, Omit<SongPlays, 'id'>>>;

/** How often the user played songs, and when last. */
export const songPlaysQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.plays(uid),
    queryFn: async ({ signal }): Promise<PlaysById> => {
      const played = await allPages(async (params) =>
        expectOk(await http.call(endpoints.library.songPlays, { params, signal })),
      );
      return Object.fromEntries(played.map(({ id, plays, time }) => [id, { plays, time }]));
    },
    staleTime: staleTime.minutes(1),
  });

export interface RateSongVariables {
  uid: string;
  id: number;
  /** 1 to 5; 0 removes the rating */
  stars: number;
}

const withStars = (rated: StarsById, id: number, stars: number): StarsById => {
  const { [id]: _before, ...others } = rated;
  return stars > 0 ? { ...others, [id]: stars } : others;
};

/**
 * Rates a song or removes its rating, as an optimistic update. Rollback: when the service refuses, only this song
 * returns to its rating; other ratings made in the meantime stay. After the last pending rating the list is fetched
 * again if one failed.
 */
export const rateSongMutation = () =>
  mutationOptions({
    mutationKey: lazyLibraryKeys.rate(),
    // Serialised: ratings must reach the service in the order of the clicks.
    scope: { id: 'rate' },
    mutationFn: async ({ id, stars }: RateSongVariables) =>
      expectOk(await http.call(endpoints.library.songRate, { params: { id: String(id), stars } })),
    onMutate: async ({ uid, id, stars }, { client }) => {
      const { queryKey } = songRatingsQuery(uid);
      await client.cancelQueries({ queryKey });
      const rated = client.getQueryData(queryKey);
      if (rated) client.setQueryData(queryKey, withStars(rated, id, stars));
      return { before: rated?.[id] ?? 0, known: rated !== undefined };
    },
    onError: (_error, { uid, id }, result, { client }) => {
      if (!result?.known) return;
      client.setQueryData(
        songRatingsQuery(uid).queryKey,
        (rated) => rated && withStars(rated, id, result.before),
      );
    },
    onSettled: (_answer, error, { uid }, result, { client }) => {
      const isLast = client.isMutating({ mutationKey: lazyLibraryKeys.rate() }) === 1;
      // Only after the last one: an answer in between would undo what later clicks already show.
      if (isLast && (error || !result?.known)) void client.invalidateQueries(songRatingsQuery(uid));
    },
    meta: { invalidates: [lazyLibraryKeys.smartResults()] },
  });
