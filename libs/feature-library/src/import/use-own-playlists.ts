import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useQuery } from '@tanstack/react-query';

/** The playlists that somebody made, for choosing one to put songs into. */
export function useOwnPlaylists(userId: string): { own: readonly Playlist[] } {
  const { data } = useQuery(userPlaylistsQuery(userId));
  return { own: (data ?? []).filter((list) => String(list.userId) === userId) };
}
