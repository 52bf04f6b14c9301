import { deleteCommentReferences } from '@qingyin/server-social';
import { indexPlaylist } from '@qingyin/server-search';
import { toPlaylists, resourceTypes } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { insertPlaylist } from './insert-playlist.ts';
import { requireOwnPlaylist, assertNotLikedSongs } from './own-playlist.ts';

const { library } = endpoints;

/** Deletes a playlist with its comments, likes, subscriptions, positions and versions. */
async function deleteList(db: Db, id: number): Promise<void> {
  const comments = db
    .selectFrom('comment')
    .select('id')
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', '=', id);
  await db.deleteFrom('comment_like').where('comment_id', 'in', comments).execute();
  await deleteCommentReferences(db, comments);
  await db
    .deleteFrom('comment')
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', '=', id)
    .execute();
  await db
    .deleteFrom('resource_like')
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', '=', id)
    .execute();
  for (const table of [
    'playlist_track',
    'playlist_video',
    'playlist_subscriber',
    'playlist_order',
    'playlist_version',
  ] as const) {
    await db.deleteFrom<typeof table>(table).where('playlist_id', '=', id).execute();
  }
  await db.deleteFrom('playlist').where('id', '=', id).execute();
  await indexPlaylist(db, id);
}

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
        await deleteList(trx, id);
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
