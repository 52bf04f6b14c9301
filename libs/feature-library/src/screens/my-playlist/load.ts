import { userPlaylistsQuery } from '@qingyin/data-library';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { keptSort } from './sort-lists.ts';

type Args = Pick<ScreenLoadArgs<'/my-playlist'>, 'queryClient' | 'userId'>;

/** The lists, and how this device shows them. Never rejects: the page says what went wrong. */
export async function loadMyPlaylists({ queryClient, userId }: Args): Promise<void> {
  if (userId === null) return;
  await Promise.all([
    queryClient.prefetchQuery(userPlaylistsQuery(userId)),
    queryClient.prefetchQuery(keptSort.query()),
  ]);
}
