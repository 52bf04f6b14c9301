import { type QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** Songs that are added to or removed from a playlist of the user. */
export interface PlaylistTracksChange {
  playlistId: number;
  trackIds: readonly number[];
  /** the playlist is the liked songs, so the like buttons change too */
  liked?: boolean;
  /** the cache shows the playlist after the change already */
  alreadyInCache?: boolean;
}

/** Mutation scope: changes of playlists and their undoing run one after the other, in the order of the clicks. */
export const playlistMutationScope = { id: 'playlist-tracks' };

/** Invalidates the cached answers that contain a playlist, after its songs have changed. */
export function invalidatePlaylist(
  client: QueryClient,
  { playlistId, liked, alreadyInCache }: Omit<PlaylistTracksChange, 'trackIds'>,
): void {
  void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
  void client.invalidateQueries({
    queryKey: libraryKeys.playlistPage(String(playlistId)),
    refetchType: alreadyInCache ? 'none' : 'active',
  });
  if (liked) void client.invalidateQueries({ queryKey: libraryKeys.likes() });
}
