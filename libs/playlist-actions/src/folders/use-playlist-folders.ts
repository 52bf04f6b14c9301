import { useSession } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FolderChange } from './folder-changes.ts';
import { persistedFolders, type PlaylistFolder } from './playlist-folders.ts';

const none: readonly PlaylistFolder[] = [];

/** Playlist folders of the user on this device, and a function that changes them. */
export function usePlaylistFolders() {
  const queryClient = useQueryClient();
  const kept = persistedFolders(useSession(({ userId }) => userId ?? ''));
  const { data } = useQuery(kept.query());
  return {
    folders: data ?? none,
    /** the stored folders have been read */
    known: data !== undefined,
    /**
     * works after the calling component is unmounted, and always on the folders of the user for whom the hook was
     * rendered
     */
    change: async (change: FolderChange): Promise<void> => {
      const query = kept.query();
      await queryClient.ensureQueryData(query);
      await kept.keep(queryClient, [...change(queryClient.getQueryData(query.queryKey) ?? none)]);
    },
  };
}
