import {
  albumsFoundQuery,
  artistsFoundQuery,
  bestMatchesQuery,
  filmsFoundQuery,
  lyricsFoundQuery,
  playlistsFoundQuery,
  searchHotQuery,
  songsFoundQuery,
  usersFoundQuery,
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
  song: (client, words, page) => client.prefetchQuery(songsFoundQuery(words, page)),
  artist: (client, words, page) => client.prefetchQuery(artistsFoundQuery(words, page)),
  album: (client, words, page) => client.prefetchQuery(albumsFoundQuery(words, page)),
  video: (client, words) => client.prefetchQuery(filmsFoundQuery(words)),
  playlist: (client, words, page) => client.prefetchQuery(playlistsFoundQuery(words, page)),
  lyric: (client, words, page) => client.prefetchQuery(lyricsFoundQuery(words, page)),
  user: (client, words, page) => client.prefetchQuery(usersFoundQuery(words, page)),
};
