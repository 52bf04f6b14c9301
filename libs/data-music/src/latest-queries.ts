import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

const LATEST_STALE_MS = staleTime.minutes(10);
/** Page size: more than a wide window and its prefetch range show. */
const ALBUMS_PER_PAGE = 50;

/** The newest songs. @param type 0 all, 7 Chinese, 96 Western, 8 Japanese, 16 Korean */
export const latestSongsQuery = (type: number) =>
  queryOptions({
    queryKey: musicKeys.latestSongs(type),
    queryFn: async ({ signal }): Promise<Track[]> =>
      toTracks(expectOk(await http.call(endpoints.music.topSong, { params: { type }, signal })).data),
    staleTime: LATEST_STALE_MS,
  });

/**
 * Infinite query of the newest albums (docs/specification/contract/discover.md#latest-music).
 * @param area ALL, ZH, EA, KR or JP
 */
export const latestAlbumsQuery = (area: string) =>
  infiniteQueryOptions({
    queryKey: musicKeys.latestAlbums(area),
    queryFn: async ({ pageParam, signal }) => {
      const params = { area, limit: ALBUMS_PER_PAGE, offset: pageParam };
      const { albums, total } = expectOk(await http.call(endpoints.music.albumNew, { params, signal }));
      return { albums, total };
    },
    initialPageParam: 0,
    // An empty page before the total would be requested forever.
    getNextPageParam: ({ albums, total }, _pages, offset) =>
      albums.length > 0 && offset + albums.length < total ? offset + albums.length : undefined,
    staleTime: LATEST_STALE_MS,
  });
