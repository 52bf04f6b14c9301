import { useSession } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FolderChange } from './folder-changes.ts';
import { keptFolders, type ListFolder } from './list-folders.ts';

const none: readonly ListFolder[] = [];

/** The user's folders of playlists on this device, and the way to change them. */
export function useListFolders() {
  const queryClient = useQueryClient();
  const kept = keptFolders(useSession(({ userId }) => userId ?? ''));
  const { data } = useQuery(kept.query());
  return {
    folders: data ?? none,
    /** what this device keeps has been read */
    known: data !== undefined,
    /** also when the part that asked for it is gone; always of the user that it was asked for */
    change: async (change: FolderChange): Promise<void> => {
      const query = kept.query();
      await queryClient.ensureQueryData(query);
      await kept.keep(queryClient, [...change(queryClient.getQueryData(query.queryKey) ?? none)]);
    },
  };
}
