import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { playlistQuery } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether only its owner can see a playlist; undefined until that is known.
 *
 * @param id null: no playlist is shared, which is false
 */
export function useIsPrivatePlaylist(id: string | null): boolean | undefined {
  const { data, isError } = useQuery({ ...playlistQuery(id ?? ''), enabled: id !== null });
  if (id === null || isError) return false;
  return data && data.playlist.privacy === PRIVATE_PLAYLIST;
}
