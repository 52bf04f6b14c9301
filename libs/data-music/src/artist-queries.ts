import { type AnswerOf, type Artist, endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime, subscriptionMutation } from '@qingyin/query-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** An artist's works change rarely. */
const WORKS_STALE_MS = staleTime.minutes(10);
const ALBUMS_PER_PAGE = 30;
const MVS_PER_PAGE = 20;

type ArtistDynamic = AnswerOf<typeof endpoints.music.artistDetailDynamic>;

/**
 * An artist with the numbers of works (docs/specification/contract/discover.md#singer-page). Rejects with code 404
 * when the artist does not exist.
 */
export const artistQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.artist(id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.artistDetail, { params: { id }, signal })).data,
    staleTime: WORKS_STALE_MS,
  });

/** Whether the caller follows the artist. */
export const artistDynamicQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.artistPart(id, 'dynamic'),
    queryFn: async ({ signal }): Promise<ArtistDynamic> =>
      expectOk(await http.call(endpoints.music.artistDetailDynamic, { params: { id }, signal })),
  });

/** Follows or unfollows an artist: optimistic update, rolled back when the service refuses. */
export const followArtistMutation = () =>
  subscriptionMutation<ArtistDynamic>({
    send: async (id, t) => expectOk(await http.call(endpoints.library.artistSub, { params: { id, t } })),
    keyOf: (id) => musicKeys.artistPart(id, 'dynamic'),
    read: ({ followed }) => ({ subscribed: followed }),
    write: (answer, { subscribed }) => ({ ...answer, followed: subscribed === true }),
    invalidates: [[queryRoots.library, 'artists']],
  });

/** The artist's 50 most played songs. */
export const artistTopSongsQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.artistPart(id, 'top-songs'),
    queryFn: async ({ signal }): Promise<Track[]> =>
      toTracks(expectOk(await http.call(endpoints.music.artistTopSong, { params: { id }, signal })).songs),
    staleTime: WORKS_STALE_MS,
  });

/** Infinite query of an artist's albums, newest first. */
export const artistAlbumsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: musicKeys.artistPart(id, 'albums'),
    queryFn: async ({ signal, pageParam }) => {
      const params = { id, limit: ALBUMS_PER_PAGE, offset: pageParam };
      const { hotAlbums, more } = expectOk(await http.call(endpoints.music.artistAlbum, { params, signal }));
      return { albums: hotAlbums, more };
    },
    initialPageParam: 0,
    // An empty page with `more` would be requested forever.
    getNextPageParam: ({ albums, more }, _pages, offset) =>
      more && albums.length > 0 ? offset + albums.length : undefined,
    staleTime: WORKS_STALE_MS,
  });

/** Infinite query of an artist's MVs. */
export const artistMvsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: musicKeys.artistPart(id, 'mvs'),
    queryFn: async ({ signal, pageParam }) => {
      const params = { id, limit: MVS_PER_PAGE, offset: pageParam };
      const { mvs, hasMore } = expectOk(await http.call(endpoints.music.artistMv, { params, signal }));
      return { mvs, more: hasMore };
    },
    initialPageParam: 0,
    getNextPageParam: ({ mvs, more }, _pages, offset) =>
      more && mvs.length > 0 ? offset + mvs.length : undefined,
    staleTime: WORKS_STALE_MS,
  });

/** Description of an artist: a summary and chapters. */
export const artistDescQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.artistPart(id, 'desc'),
    queryFn: async ({ signal }) => {
      const answer = expectOk(await http.call(endpoints.music.artistDesc, { params: { id }, signal }));
      return { briefDesc: answer.briefDesc, introduction: answer.introduction };
    },
    staleTime: WORKS_STALE_MS,
  });

/**
 * Artists similar to an artist. Not for guests: some services require a login
 * (docs/specification/contract/discover.md#singer-page).
 */
export const similarArtistsQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.artistPart(id, 'similar'),
    queryFn: async ({ signal }): Promise<Artist[]> =>
      expectOk(await http.call(endpoints.listening.simiArtist, { params: { id }, signal })).artists,
    staleTime: WORKS_STALE_MS,
  });
