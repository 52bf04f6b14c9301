import {
  assertNotLikedSongs,
  deletePlaylist,
  insertPlaylist,
  requireOwnPlaylist,
} from '@qingyin/server-playlists';
import { indexPlaylist } from '@qingyin/server-search';
import { toPlaylists } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { library } = endpoints;

/**
 * Routes that create, delete and publish the user's own playlists
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const ownPlaylistRoutes: Route[] = [
  personal(library.playlistCreate, schemas.library.playlistCreate, async (call, { name, privacy, type }) => {
    const now = call.app.now();
    const row = await inWriteTransaction(call.db, (trx) =>
      insertPlaylist(trx, call.user.id, { name, privacy, type, now }),
    );
    const [playlist] = await toPlaylists(call.db, [row], await viewpointOf(call));
    if (!playlist) throw notFound('歌单');
    return { code: 200, id: row.id, playlist };
  }),
  personal(library.playlistDelete, schemas.library.playlistDelete, async (call, { id: ids }) => {
    // Atomic: if one of the playlists cannot be deleted, none is.
    await inWriteTransaction(call.db, async (trx) => {
      for (const id of new Set(ids)) {
        assertNotLikedSongs(await requireOwnPlaylist(trx, id, call.user.id), '删除');
        await deletePlaylist(trx, id);
      }
    });
    return { code: 200, id: ids[0] ?? 0 };
  }),
  personal(library.playlistPrivacy, schemas.library.playlistPrivacy, async (call, { id }) => {
    await inWriteTransaction(call.db, async (trx) => {
      await requireOwnPlaylist(trx, id, call.user.id);
      await trx
        .updateTable('playlist')
        .set({ privacy: 0, updated_at: call.app.now() })
        .where('id', '=', id)
        .execute();
      await indexPlaylist(trx, id);
    });
    return { code: 200 };
  }),
];
