import {
  type BitrateLimit,
  endpoints,
  type QualityLevel,
  type SimilarPlaylist,
  toTracks,
  type Track,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';
import { playedCodecs } from './played-codecs.ts';

/**
 * Addresses are valid for about 20 minutes (docs/specification/contract/songs.md#player-bar) and are refetched well
 * before that.
 */
const URL_STALE_MS = staleTime.minutes(10);
const SIMILAR_SONGS = 12;
const LISTS_WITH_SONG = 12;

/**
 * Addresses of a song at a quality level; the list may be empty, and an address may be null.
 *
 * @param limit highest bit rate, kbit/s; 0: any
 */
export const songUrlQuery = (id: string, level: QualityLevel, limit: BitrateLimit | 0 = 0) =>
  queryOptions({
    queryKey: musicKeys.songUrl(id, level, limit),
    queryFn: async ({ signal }) =>
      expectOk(
        await http.call(endpoints.music.songUrl, {
          params: { id, level, plays: playedCodecs(), maxKbps: limit || undefined },
          signal,
        }),
      ).data,
    staleTime: URL_STALE_MS,
    gcTime: URL_STALE_MS,
  });

export const lyricQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.lyric(id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.lyric, { params: { id }, signal })),
    staleTime: staleTime.forever,
  });

/** A few songs similar to a song. */
export const similarSongsQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.similarSongs(id),
    queryFn: async ({ signal }): Promise<Track[]> => {
      const params = { id, limit: SIMILAR_SONGS };
      return toTracks(expectOk(await http.call(endpoints.listening.simiSong, { params, signal })).songs);
    },
    staleTime: staleTime.minutes(10),
  });

/** A few playlists that contain a song. */
export const playlistsWithSongQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.playlistsWithSong(id),
    queryFn: async ({ signal }): Promise<SimilarPlaylist[]> => {
      const params = { id, limit: LISTS_WITH_SONG };
      return expectOk(await http.call(endpoints.listening.simiPlaylist, { params, signal })).playlists;
    },
    staleTime: staleTime.minutes(10),
  });

export interface Scrobble {
  id: string;
  sourceId: string;
  seconds: number;
  /** id by which the project's own server ignores a repeated scrobble of the same playback */
  playId: string;
  /** time since the end of the playback */
  agoSeconds: number;
}

/** Records that a song was played for a number of seconds. Rejects with `ApiError`. */
export async function scrobble({ id, sourceId, seconds, playId, agoSeconds }: Scrobble): Promise<void> {
  const params = { id, sourceid: sourceId, time: seconds, listen: playId, ago: agoSeconds };
  expectOk(await http.call(endpoints.music.scrobble, { params }));
}
