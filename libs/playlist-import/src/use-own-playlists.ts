import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useQuery } from '@tanstack/react-query';

/** The user's own playlists, as targets for songs. */
export function useOwnPlaylists(userId: string): { own: readonly Playlist[] } {
  const { data } = useQuery(userPlaylistsQuery(userId));
  return { own: (data ?? []).filter((list) => String(list.userId) === userId) };
}
