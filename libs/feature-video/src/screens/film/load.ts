import { capabilitiesQuery } from '@qingyin/data-account';
import { commentListQuery, threadOf } from '@qingyin/data-social';
import {
  FILM_SONG,
  filmCountsQuery,
  type FilmKind,
  filmSongQuery,
  mvQuery,
  relatedFilmsQuery,
  similarMvsQuery,
  videoQuery,
} from '@qingyin/data-video';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Route loader: waits for the film and, if the service supplies it, its song, whose position the film continues.
 * Never rejects: the page shows the error.
 */
export async function loadFilm(
  kind: FilmKind,
  id: string,
  { queryClient, preload }: { queryClient: QueryClient; preload: boolean },
): Promise<void> {
  // A preload (hovered link) fetches only what the first view needs.
  if (preload) return loadDetail(kind, id, queryClient);
  // First, because few calls are sent at once.
  const film = Promise.all([loadDetail(kind, id, queryClient), loadSong(kind, id, queryClient)]);
  void queryClient.prefetchQuery(filmCountsQuery(kind, id));
  void queryClient.prefetchInfiniteQuery(commentListQuery(threadOf(kind, id), 'best'));
  if (kind === 'mv') void queryClient.prefetchQuery(similarMvsQuery(id));
  else void queryClient.prefetchQuery(relatedFilmsQuery(id));
  await film;
}

const loadDetail = (kind: FilmKind, id: string, queryClient: QueryClient): Promise<void> =>
  kind === 'mv' ? queryClient.prefetchQuery(mvQuery(id)) : queryClient.prefetchQuery(videoQuery(id));

async function loadSong(kind: FilmKind, id: string, queryClient: QueryClient): Promise<void> {
  const capabilities = await queryClient.fetchQuery(capabilitiesQuery()).catch(() => null);
  if (capabilities?.features.includes(FILM_SONG)) await queryClient.prefetchQuery(filmSongQuery(kind, id));
}
