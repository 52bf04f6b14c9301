import { editPlaylist, type PlaylistTexts } from '@qingyin/server-playlists';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';

const { library } = endpoints;

async function edit(call: UserRequestContext, id: number, texts: PlaylistTexts): Promise<{ code: number }> {
  await editPlaylist(call.db, { id, userId: call.user.id, now: call.app.now() }, texts);
  return { code: 200 };
}

/**
 * Routes that edit name, description and tags of the user's own playlists
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const editPlaylistRoutes: Route[] = [
  personal(library.playlistUpdate, schemas.library.playlistUpdate, async (call, { id, ...changes }) => {
    const done = await edit(call, id, changes);
    return {
      ...done,
      '/api/playlist/desc/update': done,
      '/api/playlist/tags/update': done,
      '/api/playlist/update/name': done,
    };
  }),
  personal(library.playlistNameUpdate, schemas.library.playlistNameUpdate, (call, { id, name }) =>
    edit(call, id, { name }),
  ),
  personal(library.playlistDescUpdate, schemas.library.playlistDescUpdate, (call, { id, desc }) =>
    edit(call, id, { desc }),
  ),
  personal(library.playlistTagsUpdate, schemas.library.playlistTagsUpdate, (call, { id, tags }) =>
    edit(call, id, { tags }),
  ),
];
