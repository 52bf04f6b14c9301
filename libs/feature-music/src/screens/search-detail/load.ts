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
  const query = normalizeQuery(search.keywords);
  if (query === '') return void queryClient.prefetchQuery(searchHotQuery());
  void findFirst[type](queryClient, query, search.page ?? 1);
  void queryClient.prefetchQuery(bestMatchesQuery(query));
}

const findFirst: Record<SearchType, (client: QueryClient, query: string, page: number) => Promise<void>> = {
  song: (client, query, page) => client.prefetchQuery(songResultsQuery(query, page)),
  artist: (client, query, page) => client.prefetchQuery(artistResultsQuery(query, page)),
  album: (client, query, page) => client.prefetchQuery(albumResultsQuery(query, page)),
  video: (client, query) => client.prefetchQuery(filmResultsQuery(query)),
  playlist: (client, query, page) => client.prefetchQuery(playlistResultsQuery(query, page)),
  lyric: (client, query, page) => client.prefetchQuery(lyricResultsQuery(query, page)),
  user: (client, query, page) => client.prefetchQuery(userResultsQuery(query, page)),
};
