import {
  albumResultsQuery,
  artistResultsQuery,
  bestMatchesQuery,
  filmResultsQuery,
  lyricResultsQuery,
  playlistResultsQuery,
  searchHotQuery,
  songResultsQuery,
  userResultsQuery,
} from '@qingyin/data-music';
import type { SearchType } from '@qingyin/routing';
import type { QueryClient } from '@tanstack/react-query';
import { normalizeQuery } from './search-params.ts';

interface SearchLoadArgs {
  queryClient: QueryClient;
  params: { type: SearchType };
  search: { keywords?: string; page?: number };
}

/** Route loader: prefetches results and best matches without waiting; title and tabs show at once. */
export function loadSearch({ queryClient, params: { type }, search }: SearchLoadArgs): void {
  const words = normalizeQuery(search.keywords);
  if (words === '') return void queryClient.prefetchQuery(searchHotQuery());
  void findFirst[type](queryClient, words, search.page ?? 1);
  void queryClient.prefetchQuery(bestMatchesQuery(words));
}

const findFirst: Record<SearchType, (client: QueryClient, words: string, page: number) => Promise<void>> = {
  song: (client, words, page) => client.prefetchQuery(songResultsQuery(words, page)),
  artist: (client, words, page) => client.prefetchQuery(artistResultsQuery(words, page)),
  album: (client, words, page) => client.prefetchQuery(albumResultsQuery(words, page)),
  video: (client, words) => client.prefetchQuery(filmResultsQuery(words)),
  playlist: (client, words, page) => client.prefetchQuery(playlistResultsQuery(words, page)),
  lyric: (client, words, page) => client.prefetchQuery(lyricResultsQuery(words, page)),
  user: (client, words, page) => client.prefetchQuery(userResultsQuery(words, page)),
};
