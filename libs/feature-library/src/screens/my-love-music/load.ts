import { prefetchTableSettings } from '@qingyin/track-list';
import { capabilitiesQuery } from '@qingyin/data-account';
import { likedIdsQuery, userPlaylistsQuery } from '@qingyin/data-library';
import { playlistQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { likedListOf } from './liked-list.ts';

type Args = Pick<ScreenLoadArgs<'/my-love-music'>, 'queryClient' | 'preload' | 'userId'>;

/**
 * Route loader: finds the liked songs playlist among the user's playlists and prefetches it. Never rejects; the
 * page shows the error.
 */
export async function loadMyLoveMusic({ queryClient, preload, userId }: Args): Promise<void> {
  if (userId === null) return;
  prefetchTableSettings(queryClient);
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) {
    void queryClient.prefetchQuery(capabilitiesQuery());
    void queryClient.prefetchQuery(likedIdsQuery(userId));
  }
  const lists = await queryClient.fetchQuery(userPlaylistsQuery(userId)).catch(() => []);
  const liked = likedListOf(lists, userId);
  if (liked) await queryClient.prefetchQuery(playlistQuery(String(liked.id)));
}
