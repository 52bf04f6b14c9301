import type { Playlist } from '@qingyin/contract';
import { reinsertRows } from '@qingyin/query-kit';
import type { QueryClient } from '@tanstack/react-query';
import { hiddenPlaylistIds } from './hidden-playlists.ts';
import { userPlaylistsQuery } from '../user-playlists.ts';

/** Optimistic update: reorders or filters a user's cached playlists. Does nothing while they are not cached. */
export async function rearrangePlaylists(
  client: QueryClient,
  uid: string,
  arrange: (lists: readonly Playlist[]) => Playlist[],
): Promise<void> {
  const { queryKey } = userPlaylistsQuery(uid);
  if (!client.getQueryData(queryKey)) return;
  // A pending answer would restore the old state.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (lists) => lists && arrange(lists));
}

export interface HiddenPlaylist {
  /** shows the playlist again, at its earlier position */
  show: () => Promise<void>;
  /** the playlist is deleted for good: stops filtering it out of answers */
  confirm: () => void;
}

/**
 * Optimistic update: removes a playlist from the cache and filters it out of later answers that still contain it.
 */
export async function hidePlaylist(client: QueryClient, uid: string, id: number): Promise<HiddenPlaylist> {
  const before = client.getQueryData(userPlaylistsQuery(uid).queryKey) ?? [];
  const hidden = hiddenPlaylistIds(client);
  hidden.add(id);
  await rearrangePlaylists(client, uid, (lists) => lists.filter((list) => list.id !== id));
  return {
    show: async () => {
      hidden.delete(id);
      await rearrangePlaylists(client, uid, (lists) => reinsertRows(lists, before, [{ id }]));
    },
    confirm: () => void hidden.delete(id),
  };
}
