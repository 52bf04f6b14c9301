import { orderedOwnPlaylists, orderedSubscribedPlaylists } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { mergeOrder } from './merge-order.ts';

/**
 * Stores the order of a user's own and subscribed playlists; see `mergeOrder`. To be called inside
 * `inWriteTransaction`.
 *
 * @throws BusinessError 404 if none of the playlists is in the user's lists
 */
export async function orderPlaylists(trx: Db, userId: number, ids: readonly number[]): Promise<void> {
  const made = (await orderedOwnPlaylists(trx, userId, userId)).map((row) => row.id);
  const kept = (await orderedSubscribedPlaylists(trx, userId, userId)).map((row) => row.id);
  const theirs = new Set([...made, ...kept]);
  if (!ids.some((id) => theirs.has(id))) throw notFound('歌单');
  const order = [...mergeOrder(made, ids), ...mergeOrder(kept, ids)];
  await trx.deleteFrom('playlist_order').where('user_id', '=', userId).execute();
  await trx
    .insertInto('playlist_order')
    .values(order.map((playlist_id, position) => ({ user_id: userId, playlist_id, position })))
    .execute();
}
