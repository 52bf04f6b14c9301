import { resourceTypes, type ThreadReference, resolveThread } from '@qingyin/server-catalogue';
import type { Db, CommentRow } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import { deleteCommentReferences } from '../notifications/delete-notifications.ts';
import { type Author, visibleCommentById } from './write-comments.ts';

const anyAnswerTo = (trx: Db, id: number) =>
  trx.selectFrom('comment').select('id').where('reply_to', '=', id).orderBy('id').limit(1).executeTakeFirst();

/**
 * Removes a comment with its likes, notifications, reports and mentions, without an owner check; to be called
 * inside `inWriteTransaction`. Replies stay as top-level comments; `comment_gone` stores whom they replied to.
 */
export async function removeComment(
  trx: Db,
  { id, user_id, reply_to }: Pick<CommentRow, 'id' | 'user_id' | 'reply_to'>,
): Promise<void> {
  const answer = await anyAnswerTo(trx, id);
  if (answer) await trx.insertInto('comment_gone').values({ id, user_id }).execute();
  await trx.updateTable('comment').set({ parent_id: 0 }).where('parent_id', '=', id).execute();
  await trx.deleteFrom('comment_like').where('comment_id', '=', id).execute();
  await deleteCommentReferences(trx, [id]);
  await trx.deleteFrom('comment').where('id', '=', id).execute();
  if (reply_to !== null && !(await anyAnswerTo(trx, reply_to)))
    await trx.deleteFrom('comment_gone').where('id', '=', reply_to).execute();
}

/** Whether a comment belongs to a post of this user. */
async function isBelowOwnPost(trx: Db, row: CommentRow, userId: number): Promise<boolean> {
  if (row.resource_type !== resourceTypes.event) return false;
  const post = await trx
    .selectFrom('event')
    .select('user_id')
    .where('id', '=', row.resource_id)
    .executeTakeFirst();
  return post?.user_id === userId;
}

/**
 * Deletes a user's own comment, or one below a post of the user; to be called inside `inWriteTransaction`.
 *
 * @throws BusinessError 404 if the comment is missing or invisible to the user, 401 if it belongs to another user
 */
export async function deleteComment(
  trx: Db,
  name: ThreadReference,
  id: number,
  viewer: Author,
): Promise<void> {
  const { userId } = viewer;
  const row = await trx.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst();
  // Own comments can be deleted even in threads that are not visible to the user any more.
  if (row?.user_id === userId) return removeComment(trx, row);
  const thread = await resolveThread(trx, viewer, name);
  const isThere = row?.resource_type === thread.type && row.resource_id === thread.id;
  // Authors of posts may delete comments of blocked users too: they do not see them, but others do.
  if (row && isThere && (await isBelowOwnPost(trx, row, userId))) return removeComment(trx, row);
  await visibleCommentById(trx, thread, id, userId);
  throw new BusinessError(resultCodes.notOwner, '只能删除自己的评论');
}
