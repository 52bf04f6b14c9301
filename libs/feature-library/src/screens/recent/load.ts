import { prefetchTableSettings } from '@qingyin/track-list';
import { type RecentList } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import {
  likedIdsQuery,
  recentAlbumsQuery,
  recentFilmsQuery,
  recentPlaylistsQuery,
  recentSongsQuery,
} from '@qingyin/data-library';
import type { ScreenLoadArgs } from '@qingyin/routing';

type Args = Pick<ScreenLoadArgs<'/recently-played-album'>, 'queryClient' | 'userId' | 'loggedIn' | 'preload'>;

/**
 * Prefetches a list of recent plays without waiting, so that the page's frame shows at once. Does nothing for a
 * guest.
 */
export function loadRecent(list: RecentList, { queryClient, userId, loggedIn, preload }: Args): void {
  if (!loggedIn || userId === null) return;
  if (list === 'song') void queryClient.prefetchQuery(recentSongsQuery(userId));
  if (list === 'album') void queryClient.prefetchQuery(recentAlbumsQuery(userId));
  if (list === 'playlist') void queryClient.prefetchQuery(recentPlaylistsQuery(userId));
  if (list === 'video') void queryClient.prefetchQuery(recentFilmsQuery(userId));
  if (list === 'song') prefetchTableSettings(queryClient);
  // A preload (hovered link) fetches only what the first view needs.
  if (preload) return;
  void queryClient.prefetchQuery(capabilitiesQuery());
  if (list === 'song') void queryClient.prefetchQuery(likedIdsQuery(userId));
}
