import { endpoints, type SmartPlaylist, type SmartRules } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for smart playlists (docs/api-extensions.md). */
export const SMART_PLAYLISTS = 'smart-playlists';

/** The user's smart playlists, oldest first. */
export const smartPlaylistsQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.smartPlaylists(uid),
    queryFn: async ({ signal }): Promise<SmartPlaylist[]> =>
      expectOk(await http.call(endpoints.library.smartPlaylists, { signal })).data,
    staleTime: staleTime.minutes(5),
  });

/** Current result of rules: the number of matching songs and the ids of those within the limit. */
export const smartSongsQuery = (rules: SmartRules) =>
  queryOptions({
    queryKey: lazyLibraryKeys.smartSongs(JSON.stringify(rules)),
    queryFn: async ({ signal }): Promise<{ count: number; ids: number[] }> => {
      const params = { rules: JSON.stringify(rules) };
      const { count, ids } = expectOk(
        await http.call(endpoints.library.smartPlaylistPreview, { params, signal }),
      );
      return { count, ids };
    },
    // Plays and likes change the result.
    staleTime: staleTime.none,
  });

export interface SmartPlaylistInput {
  name: string;
  rules: SmartRules;
}

const show = (client: QueryClient, uid: string, change: (lists: SmartPlaylist[]) => SmartPlaylist[]) =>
  client.setQueryData(smartPlaylistsQuery(uid).queryKey, (lists) => lists && change(lists));

/** Creates a smart playlist, or changes the one with this id. */
export const saveSmartPlaylistMutation = (uid: string) =>
  mutationOptions({
    mutationFn: async ({ id, name, rules }: SmartPlaylistInput & { id?: number }): Promise<SmartPlaylist> => {
      const params = { name, rules: JSON.stringify(rules) };
      const answer =
        id === undefined
          ? await http.call(endpoints.library.smartPlaylistCreate, { params })
          : await http.call(endpoints.library.smartPlaylistUpdate, { params: { id: String(id), ...params } });
      return expectOk(answer).data;
    },
    onSuccess: (saved, { id }, _result, { client }) => {
      show(client, uid, (lists) =>
        id === undefined ? [...lists, saved] : lists.map((list) => (list.id === id ? saved : list)),
      );
    },
  });

/** Deletes a smart playlist: optimistic update; rolled back to its position when the service refuses. */
export const deleteSmartPlaylistMutation = (uid: string) =>
  mutationOptions({
    mutationFn: async ({ id }: SmartPlaylist) =>
      expectOk(await http.call(endpoints.library.smartPlaylistDelete, { params: { id: String(id) } })),
    onMutate: async ({ id }, { client }) => {
      const { queryKey } = smartPlaylistsQuery(uid);
      await client.cancelQueries({ queryKey });
      const place = client.getQueryData(queryKey)?.findIndex((list) => list.id === id) ?? -1;
      show(client, uid, (lists) => lists.filter((list) => list.id !== id));
      return { place };
    },
    onError: (_error, list, result, { client }) => {
      const { place = -1 } = result ?? {};
      if (place >= 0) show(client, uid, (lists) => lists.toSpliced(place, 0, list));
    },
  });
