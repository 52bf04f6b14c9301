import { type RecentList } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import {
  likedIdsQuery,
  recentAlbumsQuery,
  recentFilmsQuery,
  recentPlaylistsQuery,
  recentSongsQuery,
} from '@qingyin/data-library';
import { prefetchTable } from '@qingyin/media-kit';
import type { ScreenLoadArgs } from '@qingyin/routing';

type Args = Pick<ScreenLoadArgs<'/recently-played-album'>, 'queryClient' | 'userId' | 'loggedIn' | 'preload'>;

/** Asks for a list without waiting: the page's own frame stays meanwhile. A guest has none. */
export function loadRecent(list: RecentList, { queryClient, userId, loggedIn, preload }: Args): void {
  if (!loggedIn || userId === null) return;
  if (list === 'song') void queryClient.prefetchQuery(recentSongsQuery(userId));
  if (list === 'album') void queryClient.prefetchQuery(recentAlbumsQuery(userId));
  if (list === 'playlist') void queryClient.prefetchQuery(recentPlaylistsQuery(userId));
  if (list === 'video') void queryClient.prefetchQuery(recentFilmsQuery(userId));
  if (list === 'song') prefetchTable(queryClient);
  // A link that is only hovered gets the page's first view, no more.
  if (preload) return;
  void queryClient.prefetchQuery(capabilitiesQuery());
  if (list === 'song') void queryClient.prefetchQuery(likedIdsQuery(userId));
}
