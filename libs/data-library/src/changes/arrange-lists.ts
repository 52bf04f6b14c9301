import type { Playlist } from '@qingyin/contract';
import { putBack } from '@qingyin/query-kit';
import type { QueryClient } from '@tanstack/react-query';
import { hiddenLists } from './hidden-lists.ts';
import { userPlaylistsQuery } from '../playlists.ts';

/** Shows a user's playlists otherwise before the service has heard of it. Without them in the cache nothing happens. */
export async function arrangeLists(
  client: QueryClient,
  uid: string,
  arrange: (lists: readonly Playlist[]) => Playlist[],
): Promise<void> {
  const { queryKey } = userPlaylistsQuery(uid);
  if (!client.getQueryData(queryKey)) return;
  // An answer on its way would put the old state back.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (lists) => lists && arrange(lists));
}

export interface HiddenList {
  /** puts it back at its place */
  show: () => Promise<void>;
  /** it is gone for good: nobody has to look out for it any more */
  forget: () => void;
}

/** Takes a playlist out of sight, also of answers that still name it. */
export async function hideList(client: QueryClient, uid: string, id: number): Promise<HiddenList> {
  const before = client.getQueryData(userPlaylistsQuery(uid).queryKey) ?? [];
  const hidden = hiddenLists(client);
  hidden.add(id);
  await arrangeLists(client, uid, (lists) => lists.filter((list) => list.id !== id));
  return {
    show: async () => {
      hidden.delete(id);
      await arrangeLists(client, uid, (lists) => putBack(lists, before, [{ id }]));
    },
    forget: () => void hidden.delete(id),
  };
}
