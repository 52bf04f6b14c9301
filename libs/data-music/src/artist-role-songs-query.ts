import { type CreditRole, endpoints, toTracks } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { artistRoleSongsKey } from './artist-role-keys.ts';

const SONGS_PER_PAGE = 100;

/** Songs of the music libraries in which an artist has a part, newest albums first, in pages. */
export const artistRoleSongsQuery = (id: string, role: CreditRole) =>
  infiniteQueryOptions({
    queryKey: artistRoleSongsKey(id, role),
    queryFn: async ({ signal, pageParam }) => {
      const page = { limit: SONGS_PER_PAGE, offset: pageParam };
      const params = { artistId: Number(id), role, order: 'year' as const, ...page };
      const { songs, total } = expectOk(await http.call(endpoints.musicLibrary.songs, { params, signal }));
      return { tracks: toTracks(songs), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ tracks, total }, _pages, offset) =>
      tracks.length > 0 && offset + tracks.length < total ? offset + tracks.length : undefined,
    staleTime: staleTime.minutes(5),
  });
