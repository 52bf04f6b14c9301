import {
  albumResultsQuery,
  artistResultsQuery,
  filmResultsQuery,
  lyricResultsQuery,
  playlistResultsQuery,
  type SearchResultPage,
  songResultsQuery,
  userResultsQuery,
} from '@qingyin/data-music';
import type { UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ResultType } from '../search-params.ts';

type PageQuery = (query: string, page: number) => UseSuspenseQueryOptions<SearchResultPage<unknown>>;

/** Queries of the result pages by type, without the types of the items. Films come as one page. */
export const resultsQueries = {
  song: songResultsQuery,
  artist: artistResultsQuery,
  album: albumResultsQuery,
  video: filmResultsQuery,
  playlist: playlistResultsQuery,
  lyric: lyricResultsQuery,
  user: userResultsQuery,
} satisfies Record<ResultType, unknown> as unknown as Record<ResultType, PageQuery>;
