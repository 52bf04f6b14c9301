import { endpoints, toTrack, toTracks, type PlaylistListItem, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Numbers of playlists and songs on the home page. */
const HOME_PLAYLISTS = 30;
const HOME_SONGS = 12;
const HOME_STALE_MS = staleTime.minutes(10);

/** Banners of the home page (docs/specification/contract/discover.md#personal-recommendations). */
export const bannersQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('banners'),
    queryFn: async ({ signal }) => expectOk(await http.call(endpoints.music.banner, { signal })).banners,
    staleTime: HOME_STALE_MS,
  });

/** Playlists recommended to all users. */
export const publicPlaylistsQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('personalized'),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.personalized, { params: { limit: HOME_PLAYLISTS }, signal }))
        .result,
    staleTime: HOME_STALE_MS,
  });

/** New songs. */
export const newSongsQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('new-songs'),
    queryFn: async ({ signal }): Promise<Track[]> => {
      const answer = await http.call(endpoints.music.personalizedNewsong, {
        params: { limit: HOME_SONGS },
        signal,
      });
      return expectOk(answer).result.map(({ song, picUrl }) => {
        const track = toTrack(song);
        return { ...track, album: { ...track.album, picUrl: track.album.picUrl || picUrl } };
      });
    },
    staleTime: HOME_STALE_MS,
  });

export const recommendedMvsQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('mvs'),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.personalizedMv, { signal })).result,
    staleTime: HOME_STALE_MS,
  });

/** Exclusive broadcasts (独家放送). */
export const privateContentQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('private-content'),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.privateContent, { signal })).result,
    staleTime: HOME_STALE_MS,
  });

/** Playlists recommended to the logged-in user, with both spellings of the play count unified. */
export const recommendedPlaylistsQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('recommend-resource'),
    queryFn: async ({ signal }): Promise<PlaylistListItem[]> => {
      const { recommend } = expectOk(await http.call(endpoints.music.recommendResource, { signal }));
      return recommend.map((item) => ({ ...item, playCount: item.playCount ?? item.playcount ?? 0 }));
    },
    staleTime: HOME_STALE_MS,
  });

/** Daily recommended songs of the logged-in user. */
export const dailySongsQuery = () =>
  queryOptions({
    queryKey: musicKeys.homeBlock('daily-songs'),
    queryFn: async ({ signal }): Promise<Track[]> =>
      toTracks(expectOk(await http.call(endpoints.music.recommendSongs, { signal })).data.dailySongs),
    staleTime: HOME_STALE_MS,
  });
