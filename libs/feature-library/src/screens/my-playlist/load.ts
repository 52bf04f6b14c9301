import { capabilitiesQuery } from '@qingyin/data-account';
import { userPlaylistsQuery } from '@qingyin/data-library';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { keptSort } from './sort-lists.ts';

type Args = Pick<ScreenLoadArgs<'/my-playlist'>, 'queryClient' | 'preload' | 'userId'>;

/** The lists, and how this device shows them. Never rejects: the page says what went wrong. */
export async function loadMyPlaylists({ queryClient, preload, userId }: Args): Promise<void> {
  if (userId === null) return;
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) void queryClient.prefetchQuery(capabilitiesQuery());
  await Promise.all([
    queryClient.prefetchQuery(userPlaylistsQuery(userId)),
    queryClient.prefetchQuery(keptSort.query()),
  ]);
}
