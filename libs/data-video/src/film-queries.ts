import {
  type AnswerOf,
  endpoints,
  type FilmCounts,
  type FilmFormat,
  type MvBrief,
  toTrack,
  toTracks,
  type Track,
  type VideoBrief,
  type VideoDetail,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { type FilmKind, videoKeys } from './keys.ts';

/** Stale time of a film's metadata; social counts have a query of their own. */
const FILM_STALE_MS = staleTime.minutes(10);
/** Addresses are valid for about 20 minutes (docs/specification/contract/songs.md#player-bar). */
const FILE_STALE_MS = staleTime.minutes(15);

export type MvAnswer = Omit<AnswerOf<typeof endpoints.video.mvDetail>, 'code'>;

/**
 * An MV with the caller's collection state (`subed`) and permissions (`mp`). Rejects with code 404 when it does
 * not exist.
 */
export const mvQuery = (mvid: string) =>
  queryOptions({
    queryKey: videoKeys.film('mv', mvid),
    queryFn: async ({ signal }): Promise<MvAnswer> =>
      expectOk(await http.call(endpoints.video.mvDetail, { params: { mvid }, signal })),
    staleTime: FILM_STALE_MS,
  });

/** A video. Rejects with code 404 when it does not exist. */
export const videoQuery = (vid: string) =>
  queryOptions({
    queryKey: videoKeys.film('video', vid),
    queryFn: async ({ signal }): Promise<VideoDetail> =>
      expectOk(await http.call(endpoints.video.videoDetail, { params: { id: vid }, signal })).data,
    staleTime: FILM_STALE_MS,
  });

/** Numbers of likes, comments and shares of a film, and whether the caller likes it. */
export const filmCountsQuery = (kind: FilmKind, id: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart(kind, id, 'counts'),
    queryFn: async ({ signal }): Promise<FilmCounts> =>
      expectOk(
        kind === 'mv'
          ? await http.call(endpoints.video.mvDetailInfo, { params: { mvid: id }, signal })
          : await http.call(endpoints.video.videoDetailInfo, { params: { vid: id }, signal }),
      ),
  });

/** A file of a film. */
export interface FilmFile {
  /** for a player's `src`; expires after about 20 minutes */
  url: string;
  /** actual height in lines, which may differ from the requested one */
  lines: number;
  /** bytes */
  size: number;
}

/** File of a film with at most `lines` lines, in `format` where the service has a choice; null: no file. */
export const filmFileQuery = (kind: FilmKind, id: string, lines = 1080, format: FilmFormat = 'mp4') =>
  queryOptions({
    queryKey: videoKeys.file(kind, id, lines, format),
    queryFn: async ({ signal }): Promise<FilmFile | null> => {
      if (kind === 'mv') {
        const params = { id, r: lines, format };
        const { url, r, size } = expectOk(await http.call(endpoints.video.mvUrl, { params, signal })).data;
        return url === null ? null : { url, lines: r, size };
      }
      const params = { id, res: lines, format };
      const [file] = expectOk(await http.call(endpoints.video.videoUrl, { params, signal })).urls;
      return file && file.url !== null ? { url: file.url, lines: file.r, size: file.size } : null;
    },
    staleTime: FILE_STALE_MS,
  });

/** MVs similar to an MV. */
export const similarMvsQuery = (mvid: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('mv', mvid, 'like-these'),
    queryFn: async ({ signal }): Promise<MvBrief[]> =>
      expectOk(await http.call(endpoints.video.simiMv, { params: { mvid }, signal })).mvs,
    staleTime: FILM_STALE_MS,
  });

/** MVs and videos similar to a video. */
export const relatedFilmsQuery = (vid: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('video', vid, 'like-these'),
    queryFn: async ({ signal }): Promise<VideoBrief[]> =>
      expectOk(await http.call(endpoints.video.relatedAllvideo, { params: { id: vid }, signal })).data,
    staleTime: FILM_STALE_MS,
  });

/** The song that plays in a film. */
export interface FilmTrack {
  track: Track;
  /** position in the song at which the film begins, ms; null when unknown */
  from: number | null;
}

/** Name of the capability in `/x/capabilities` for `filmSongQuery`. */
export const FILM_SONG = 'film-song';

/** Most search results that are examined for the song of an MV. */
const NAMESAKES = 20;

/**
 * Finds the song of an MV by a search for `title`, its title and artists: the result whose `mv` is this MV, null
 * if none. Fallback for services without `filmSongQuery`; the position in the song is unknown.
 */
export const mvSongQuery = (mvid: string, title: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('mv', mvid, 'song'),
    queryFn: async ({ signal }): Promise<FilmTrack | null> => {
      const params = { keywords: title, type: 1, limit: NAMESAKES, offset: 0 };
      const { result } = expectOk(await http.call(endpoints.music.cloudsearch, { params, signal }));
      const track = toTracks(result.songs ?? []).find(({ mvId }) => String(mvId) === mvid);
      return track ? { track, from: null } : null;
    },
    staleTime: FILM_STALE_MS,
  });

/** The song of a film; null: none. A call beyond the contract, available with the capability `FILM_SONG`. */
export const filmSongQuery = (kind: FilmKind, id: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart(kind, id, 'song'),
    queryFn: async ({ signal }): Promise<FilmTrack | null> => {
      const { song, from } = expectOk(
        await http.call(endpoints.video.filmSong, { params: { id }, signal }),
      ).data;
      return song && { track: toTrack(song), from };
    },
    staleTime: FILM_STALE_MS,
  });
