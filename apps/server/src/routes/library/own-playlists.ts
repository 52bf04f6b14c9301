import { deleteCommentReferences } from '@qingyin/server-social';
import { indexPlaylist } from '@qingyin/server-search';
import { newPlaylist, toPlaylists, resourceTypes } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { requireOwnPlaylist, assertNotLikedSongs } from './own-playlist.ts';

const { library } = endpoints;
const MOODS = ['spring', 'calm', 'bright', 'night', 'autumn', 'rustic'];
/** Resource type of playlists (docs/specification/contract/comments.md) */
/** Maximum number of playlists per user, checked only when one is created. */
const MOST = 1000;

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

/** @throws BusinessError 400 if the user has the maximum number of playlists */
async function checkCount(trx: Db, userId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('playlist')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw badParameters(`最多创建 ${MOST} 个歌单，请先删除一些`);
}

/**
 * Routes that create, delete and publish the user's own playlists
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const ownPlaylistRoutes: Route[] = [
  personal(library.playlistCreate, schemas.library.playlistCreate, async (call, { name, privacy, type }) => {
    const now = call.app.now();
    const mood = MOODS[name.length % MOODS.length] ?? 'calm';
    const row = await inWriteTransaction(call.db, async (trx) => {
      await checkCount(trx, call.user.id);
      const made = await trx
        .insertInto('playlist')
        .values(
          newPlaylist({
            name,
            owner_id: call.user.id,
            image_key: `playlist-${mood}-new-${call.user.id}-${now.toString(36)}`,
            created_at: now,
            privacy,
            type,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      await indexPlaylist(trx, made.id);
      return made;
    });
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
