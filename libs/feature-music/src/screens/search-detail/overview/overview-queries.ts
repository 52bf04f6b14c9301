import {
  albumResultsQuery,
  artistResultsQuery,
  lyricResultsQuery,
  playlistResultsQuery,
  songResultsQuery,
} from '@qingyin/data-music';

/** Queries of the overview's blocks: the first pages of the kinds, which their tabs show too. */
export const overviewQueries = (query: string) =>
  [
    songResultsQuery(query, 1),
    albumResultsQuery(query, 1),
    artistResultsQuery(query, 1),
    playlistResultsQuery(query, 1),
    lyricResultsQuery(query, 1),
  ] as const;
