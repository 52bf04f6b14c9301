import {
  type Album,
  type Artist,
  endpoints,
  type Playlist,
  type SearchReminder,
  type SearchResult,
  type Song,
  toTrack,
  toTracks,
  type Track,
  type UserBrief,
  searchKinds,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { mergeFilms, type FoundFilm } from './merge-films.ts';
import { musicKeys } from './keys.ts';
import { type LyricHit, toLyricHit } from './lyric-hit.ts';

export type { FoundFilm } from './merge-films.ts';
export type { LinePart, LyricHit } from './lyric-hit.ts';

/** Search results per page. */
export const RESULTS_PER_PAGE = 30;
/** Most results of a kind that the service returns. */
const MOST = 100;

/**
 * A page of results, and the number of all results; empty when the service leaves the list out
 * (docs/specification/contract/search.md).
 */
export interface SearchResultPage<T> {
  items: T[];
  count: number;
  /** names a query that the service suggests instead; null or undefined: none */
  reminder: SearchReminder | null | undefined;
}

interface Search {
  kind: keyof typeof searchKinds;
  keywords: string;
  limit: number;
  offset: number;
  signal: AbortSignal;
}

async function search({ kind, keywords, limit, offset, signal }: Search): Promise<SearchResult<Song>> {
  const params = { keywords, type: searchKinds[kind], limit, offset };
  return expectOk(await http.call(endpoints.music.cloudsearch, { params, signal })).result;
}

/** Creates the query of one kind's result pages. */
const pagesOf =
  <T>(
    kind: keyof typeof searchKinds,
    read: (result: SearchResult<Song>) => [T[] | undefined, number | undefined],
  ) =>
  (keywords: string, page: number) =>
    queryOptions({
      queryKey: musicKeys.searchResults(kind, keywords, page),
      queryFn: async ({ signal }): Promise<SearchResultPage<T>> => {
        const offset = (page - 1) * RESULTS_PER_PAGE;
        const result = await search({ kind, keywords, limit: RESULTS_PER_PAGE, offset, signal });
        const [items = [], count = items.length] = read(result);
        return { items, count, reminder: result.searchQcReminder };
      },
      staleTime: staleTime.minutes(5),
    });

export const songResultsQuery = pagesOf<Track>('song', ({ songs = [], songCount }) => [
  toTracks(songs),
  songCount,
]);

/** Songs found by their lyrics, with the matching lines. */
export const lyricResultsQuery = pagesOf<LyricHit>('lyric', ({ songs = [], songCount }) => [
  songs.map((song) => toLyricHit(toTrack(song), song.lyrics)),
  songCount,
]);

export const artistResultsQuery = pagesOf<Artist>('artist', ({ artists, artistCount }) => [
  artists,
  artistCount,
]);

export const albumResultsQuery = pagesOf<Album>('album', ({ albums, albumCount }) => [albums, albumCount]);

export const playlistResultsQuery = pagesOf<Playlist>('playlist', ({ playlists, playlistCount }) => [
  playlists,
  playlistCount,
]);

export const userResultsQuery = pagesOf<UserBrief>('user', ({ userprofiles, userprofileCount }) => [
  userprofiles,
  userprofileCount,
]);

/** All MVs and videos that match: two kinds of the contract, shown as one list. */
export const filmResultsQuery = (keywords: string) =>
  queryOptions({
    queryKey: musicKeys.searchResults('film', keywords, 1),
    queryFn: async ({ signal }): Promise<SearchResultPage<FoundFilm>> => {
      const all = { keywords, limit: MOST, offset: 0, signal };
      const [mvs, videos] = await Promise.all([
        search({ kind: 'mv', ...all }),
        search({ kind: 'video', ...all }),
      ]);
      const items = mergeFilms(mvs.mvs ?? [], videos.videos ?? []);
      return { items, count: items.length, reminder: mvs.searchQcReminder ?? videos.searchQcReminder };
    },
    staleTime: staleTime.minutes(5),
  });

/** The best match of each kind, where there is one. */
export const bestMatchesQuery = (keywords: string) =>
  queryOptions({
    queryKey: musicKeys.bestMatches(keywords),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.searchMultimatch, { params: { keywords }, signal })).result,
    staleTime: staleTime.minutes(5),
  });
