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

/** What a film is changes seldom; what people did with it is another query. */
const FILM_STALE_MS = staleTime.minutes(10);
/** Addresses live about 20 minutes (contract page, 3.6). */
const FILE_STALE_MS = staleTime.minutes(15);

export type MvAnswer = Omit<AnswerOf<typeof endpoints.video.mvDetail>, 'code'>;

/** An MV, whether the caller collected it (`subed`), and what may be done with it (`mp`). Rejects with code 404 when there is none. */
export const mvQuery = (mvid: string) =>
  queryOptions({
    queryKey: videoKeys.film('mv', mvid),
    queryFn: async ({ signal }): Promise<MvAnswer> =>
      expectOk(await http.call(endpoints.video.mvDetail, { params: { mvid }, signal })),
    staleTime: FILM_STALE_MS,
  });

/** A video. Rejects with code 404 when there is none. */
export const videoQuery = (vid: string) =>
  queryOptions({
    queryKey: videoKeys.film('video', vid),
    queryFn: async ({ signal }): Promise<VideoDetail> =>
      expectOk(await http.call(endpoints.video.videoDetail, { params: { id: vid }, signal })).data,
    staleTime: FILM_STALE_MS,
  });

/** Likes, comments and shares of a film, and whether the caller likes it. */
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
  /** for a player's `src`; it ends about 20 minutes later */
  url: string;
  /** lines the file has, not always those asked for */
  lines: number;
  /** bytes */
  size: number;
}

/** The file of a film with at most so many lines, of a format where the house has a choice; null: it has none. */
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

/** MVs like an MV. */
export const similarMvsQuery = (mvid: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('mv', mvid, 'like-these'),
    queryFn: async ({ signal }): Promise<MvBrief[]> =>
      expectOk(await http.call(endpoints.video.simiMv, { params: { mvid }, signal })).mvs,
    staleTime: FILM_STALE_MS,
  });

/** MVs and videos that go with a video. */
export const relatedFilmsQuery = (vid: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('video', vid, 'like-these'),
    queryFn: async ({ signal }): Promise<VideoBrief[]> =>
      expectOk(await http.call(endpoints.video.relatedAllvideo, { params: { id: vid }, signal })).data,
    staleTime: FILM_STALE_MS,
  });

/** The song that is heard in a film. */
export interface FilmTrack {
  track: Track;
  /** where in the song the film begins, ms; null where that is not known */
  from: number | null;
}

/** The feature of `/x/capabilities` that stands for `filmSongQuery`. */
export const FILM_SONG = 'film-song';

/** So many songs of a name are looked through for the one of an MV. */
const NAMESAKES = 20;

/**
 * The song that names an MV as its own (`mv`), among those found by these words: its name and who sings. For services
 * without `filmSongQuery`; where the MV begins in it nobody says. null: none of them does.
 */
export const mvSongQuery = (mvid: string, words: string) =>
  queryOptions({
    queryKey: videoKeys.filmPart('mv', mvid, 'song'),
    queryFn: async ({ signal }): Promise<FilmTrack | null> => {
      const params = { keywords: words, type: 1, limit: NAMESAKES, offset: 0 };
      const { result } = expectOk(await http.call(endpoints.music.cloudsearch, { params, signal }));
      const track = toTracks(result.songs ?? []).find(({ mvId }) => String(mvId) === mvid);
      return track ? { track, from: null } : null;
    },
    staleTime: FILM_STALE_MS,
  });

/** The song of a film, with which it is one thing; null: it has none. A call of our own service, offered as `FILM_SONG`. */
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
