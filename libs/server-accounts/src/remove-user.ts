import { deleteCommentReferences, deleteEventReferences } from '@qingyin/server-social';
import { indexLyrics, indexPlaylist, indexUser } from '@qingyin/server-search';
import { releaseFiles } from '@qingyin/server-files';
import { deleteUploadsOf } from '@qingyin/server-uploads';
import { resourceTypes } from '@qingyin/server-catalogue';
import { type Db, type Tables, inWriteTransaction } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import type { Transaction } from 'kysely';
import {
  catalogueOwnerColumns,
  clearUserColumn,
  referenceColumns,
  ownedRowColumns,
  deleteUserRows,
  selectUserRows,
} from './user-columns.ts';

type Trx = Transaction<Tables>;

/**
 * Removes an account with all its data, in one transaction. Replies of other users stay as top-level comments, and
 * like counts are decreased.
 *
 * @param now ms since 1970
 * @returns names of stored files that are unused now, for the caller to delete
 * @throws BusinessError 403 for owners of catalogue rows
 */
export const removeUser = (db: Db, userId: number, now = Date.now()): Promise<string[]> =>
  inWriteTransaction(db, async (trx) => {
    const user = await trx.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!user) return [];
    for (const place of catalogueOwnerColumns)
      if ((await selectUserRows(trx, place, userId)).length > 0)
        throw new BusinessError(resultCodes.forbidden, '曲库归此账号所有，不能删除');
    const hashes = await filesOf(trx, userId);
    const lists = await trx.selectFrom('playlist').select('id').where('owner_id', '=', userId).execute();
    const sung = await trx
      .selectFrom('lyric_version')
      .select('song_id')
      .distinct()
      .where('user_id', '=', userId)
      .execute();
    await takeLikesBack(trx, userId);
    await trx.deleteFrom('report').where('kind', '=', 'user').where('target_id', '=', userId).execute();
    await closeThreads(trx, userId);
    await removeComments(trx, (query) => query.where('user_id', '=', userId));
    await deleteUploadsOf(trx, userId, now);
    for (const place of ownedRowColumns) await deleteUserRows(trx, place, userId);
    for (const place of referenceColumns) await clearUserColumn(trx, place, userId);
    if (user.phone !== null)
      await trx
        .deleteFrom('captcha')
        .where('phone', '=', user.phone)
        .where('country_code', '=', user.country_code ?? '')
        .execute();
    await trx.deleteFrom('user').where('id', '=', userId).execute();
    await indexPlaylist(trx, ...lists.map((list) => list.id));
    await indexLyrics(trx, ...sung.map((row) => row.song_id));
    await indexUser(trx, userId);
    return releaseFiles(trx, hashes);
  });

async function filesOf(trx: Trx, userId: number): Promise<(string | null)[]> {
  const songs = await trx.selectFrom('cloud_song').selectAll().where('user_id', '=', userId).execute();
  const tickets = await trx
    .selectFrom('upload_ticket')
    .select('file_hash')
    .where('user_id', '=', userId)
    .execute();
  const pictures = await trx.selectFrom('picture_use').select('hash').where('user_id', '=', userId).execute();
  return [
    ...songs.flatMap((song) => [song.file_hash, song.cover_hash]),
    ...tickets.map((ticket) => ticket.file_hash),
    ...pictures.map((picture) => picture.hash),
  ];
}

/** Decreases the like counts that comments and events store. */
async function takeLikesBack(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('comment')
    .set((eb) => ({ liked_count: eb('liked_count', '-', 1) }))
    .where('id', 'in', trx.selectFrom('comment_like').select('comment_id').where('user_id', '=', userId))
    .execute();
  await trx
    .updateTable('event')
    .set((eb) => ({ liked_count: eb('liked_count', '-', 1) }))
    .where(
      'id',
      'in',
      trx
        .selectFrom('resource_like')
        .select('resource_id')
        .where('resource_type', '=', resourceTypes.event)
        .where('user_id', '=', userId),
    )
    .execute();
}

/** Deletes rows that depend on the user's playlists and posts: comments, subscriptions and likes there. */
async function closeThreads(trx: Trx, userId: number): Promise<void> {
  const lists = trx.selectFrom('playlist').select('id').where('owner_id', '=', userId);
  const posts = trx.selectFrom('event').select('id').where('user_id', '=', userId);
  await deleteEventReferences(trx, posts);
  await trx.deleteFrom('mention').where('kind', '=', 'event').where('resource_id', 'in', posts).execute();
  for (const table of ['playlist_track', 'playlist_video', 'playlist_subscriber', 'playlist_order'] as const)
    await trx.deleteFrom<typeof table>(table).where('playlist_id', 'in', lists).execute();
  for (const [type, ids] of [
    [resourceTypes.playlist, lists],
    [resourceTypes.event, posts],
  ] as const) {
    await removeComments(trx, (query) =>
      query.where('resource_type', '=', type).where('resource_id', 'in', ids),
    );
    await trx
      .deleteFrom('resource_like')
      .where('resource_type', '=', type)
      .where('resource_id', 'in', ids)
      .execute();
  }
}

const comments = (trx: Trx) => trx.selectFrom('comment');

async function removeComments(
  trx: Trx,
  which: (query: ReturnType<typeof comments>) => ReturnType<typeof comments>,
): Promise<void> {
  const ids = which(comments(trx)).select('comment.id');
  await trx.updateTable('comment').set({ parent_id: 0 }).where('parent_id', 'in', ids).execute();
  await trx.updateTable('comment').set({ reply_to: null }).where('reply_to', 'in', ids).execute();
  await trx.deleteFrom('comment_like').where('comment_id', 'in', ids).execute();
  await deleteCommentReferences(trx, ids);
  await trx.deleteFrom('comment').where('id', 'in', ids).execute();
}
