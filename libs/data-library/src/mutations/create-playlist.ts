import { endpoints, type Playlist, PRIVATE_PLAYLIST } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { changeTracks } from './change-tracks.ts';
import { playlistMutationScope } from './invalidate-playlist.ts';

interface NewPlaylist {
  name: string;
  /** 0: public; private by default */
  privacy?: 0 | typeof PRIVATE_PLAYLIST;
}

// The privacy is always sent, because services make public playlists without it.
const create = async ({ name, privacy = PRIVATE_PLAYLIST }: NewPlaylist) =>
  expectOk(await http.call(endpoints.library.playlistCreate, { params: { name, privacy } }));

const remove = async (id: number) =>
  expectOk(await http.call(endpoints.library.playlistDelete, { params: { id: String(id) } }));

const meta = { invalidates: [libraryKeys.playlists()] };

/** Creates an empty playlist of the user, private by default (docs/specification/contract/collecting.md#own-playlists). */
export const createPlaylistMutation = () => mutationOptions({ mutationFn: create, meta });

/** Creates a private playlist with songs. Deletes the new playlist again when the songs cannot be added. */
export const createWithTracksMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: async ({
      trackIds,
      ...wish
    }: NewPlaylist & { trackIds: readonly number[] }): Promise<Playlist> => {
      const { playlist } = await create(wish);
      try {
        await changeTracks({ op: 'add', playlistId: playlist.id, trackIds });
      } catch (error) {
        await remove(playlist.id).catch(() => undefined);
        throw error;
      }
      return playlist;
    },
    meta,
  });

export const deletePlaylistMutation = () =>
  mutationOptions({ scope: playlistMutationScope, mutationFn: ({ id }: { id: number }) => remove(id), meta });
