import { deleteCommentReferences } from '@qingyin/server-social';
import { indexPlaylist } from '@qingyin/server-search';
import { resourceTypes } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';

/**
 * Deletes a playlist with its comments, likes, subscriptions, positions and versions, without an owner check; to be
 * called inside `inWriteTransaction`.
 */
export async function deletePlaylist(trx: Db, id: number): Promise<void> {
  const comments = trx
    .selectFrom('comment')
    .select('id')
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', '=', id);
  await trx.deleteFrom('comment_like').where('comment_id', 'in', comments).execute();
  await deleteCommentReferences(trx, comments);
  await trx
    .deleteFrom('comment')
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', '=', id)
    .execute();
  await trx
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
    await trx.deleteFrom<typeof table>(table).where('playlist_id', '=', id).execute();
  }
  await trx.deleteFrom('playlist').where('id', '=', id).execute();
  await indexPlaylist(trx, id);
}
