import { usePlaylistFolders, usePinnedPlaylists } from '@qingyin/playlist-actions';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';

/**
 * The user's playlists for the side navigation. `lists` is undefined until pinned playlists and folders are known,
 * too, so that no entry changes its position.
 */
export function useNavPlaylists() {
  const { userId } = useSession();
  const { pinned, known: pinsKnown } = usePinnedPlaylists();
  const { folders, known: foldersKnown } = usePlaylistFolders();
  const { data, isLoadingError, refetch } = useQuery({
    ...userPlaylistsQuery(userId ?? ''),
    enabled: userId !== null,
  });
  const lists = pinsKnown && foldersKnown ? data : undefined;
  return { userId, lists, pinned, folders, failed: isLoadingError, retry: () => void refetch() };
}
