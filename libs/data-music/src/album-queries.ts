import { type Album, type AnswerOf, endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime, subscriptionMutation } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

export interface AlbumWithTracks {
  album: Album;
  /** all songs in the order of the album */
  tracks: Track[];
}

type AlbumDynamic = AnswerOf<typeof endpoints.music.albumDetailDynamic>;

/**
 * An album with its songs (docs/specification/contract/discover.md#album-page). Rejects with `ApiError` code 404 when
 * it does not exist.
 */
export const albumQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.album(id),
    queryFn: async ({ signal }): Promise<AlbumWithTracks> => {
      const { album, songs } = expectOk(await http.call(endpoints.music.album, { params: { id }, signal }));
      return { album, tracks: toTracks(songs) };
    },
    staleTime: staleTime.minutes(10),
  });

/** Counts of an album, and whether the caller collected it. */
export const albumDynamicQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.albumDynamic(id),
    queryFn: async ({ signal }): Promise<AlbumDynamic> =>
      expectOk(await http.call(endpoints.music.albumDetailDynamic, { params: { id }, signal })),
  });

/**
 * Collects an album or removes it from the collection: optimistic update, rolled back when the service refuses.
 */
export const subscribeAlbumMutation = () =>
  subscriptionMutation<AlbumDynamic>({
    send: async (id, t) => expectOk(await http.call(endpoints.library.albumSub, { params: { id, t } })),
    keyOf: musicKeys.albumDynamic,
    read: ({ isSub, subCount }) => ({ subscribed: isSub, count: subCount }),
    write: (answer, { subscribed, count = answer.subCount }) => ({
      ...answer,
      isSub: subscribed === true,
      subCount: count,
    }),
    invalidates: [[queryRoots.library, 'albums']],
  });
