import { capabilitiesQuery } from '@qingyin/data-account';
import { userPlaylistsQuery } from '@qingyin/data-library';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { persistedSort } from './sort-playlists.ts';

type Args = Pick<ScreenLoadArgs<'/my-playlist'>, 'queryClient' | 'preload' | 'userId'>;

/** Route loader: playlists and persisted sort order. Never rejects; the page shows the error. */
export async function loadMyPlaylists({ queryClient, preload, userId }: Args): Promise<void> {
  if (userId === null) return;
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) void queryClient.prefetchQuery(capabilitiesQuery());
  await Promise.all([
    queryClient.prefetchQuery(userPlaylistsQuery(userId)),
    queryClient.prefetchQuery(persistedSort.query()),
  ]);
}
