import { type QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** Songs and the playlist of the user's own that they go into or out of. */
export interface ListChange {
  playlistId: number;
  trackIds: readonly number[];
  /** it is the list of the liked songs: the hearts change as well */
  liked?: boolean;
  /** the cache shows the playlist as it is after the change already */
  shown?: boolean;
}

/** Changes of playlists reach the service in the order of the clicks, with what takes them back. */
export const inTurn = { id: 'playlist-tracks' };

/** What a change of a playlist's songs makes stale. */
export function spoil(client: QueryClient, { playlistId, liked, shown }: Omit<ListChange, 'trackIds'>): void {
  void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
  void client.invalidateQueries({
    queryKey: libraryKeys.playlistPage(String(playlistId)),
    refetchType: shown ? 'none' : 'active',
  });
  if (liked) void client.invalidateQueries({ queryKey: libraryKeys.likes() });
}
