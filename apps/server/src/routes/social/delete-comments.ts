import { resultCodes } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import type { CommentRow } from '../../db/schema.ts';
import { resourceTypes } from '../../entities/resource-numbers.ts';
import { type ThreadName, threadFor } from '../../entities/threads.ts';
import { BusinessError } from '../../http/failures.ts';
import { takeBackComments } from '../../notices/take-back.ts';
import { commentOf } from './write-comments.ts';

const anyAnswerTo = (trx: Db, id: number) =>
  trx.selectFrom('comment').select('id').where('reply_to', '=', id).orderBy('id').limit(1).executeTakeFirst();

/**
 * Removes a comment with all that hangs on it, whoever asked; to be called inside `write`. Its answers stay: they stand
 * by themselves from then on, and remember whom they answered.
 */
export async function removeComment(
  trx: Db,
  { id, user_id, reply_to }: Pick<CommentRow, 'id' | 'user_id' | 'reply_to'>,
): Promise<void> {
  const answer = await anyAnswerTo(trx, id);
  if (answer) await trx.insertInto('comment_gone').values({ id, user_id }).execute();
  await trx.updateTable('comment').set({ parent_id: 0 }).where('parent_id', '=', id).execute();
  await trx.deleteFrom('comment_like').where('comment_id', '=', id).execute();
  await takeBackComments(trx, [id]);
  await trx.deleteFrom('comment').where('id', '=', id).execute();
  if (reply_to !== null && !(await anyAnswerTo(trx, reply_to)))
    await trx.deleteFrom('comment_gone').where('id', '=', reply_to).execute();
}

/** Whether a comment stands below a post of this person. */
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
 * Deletes a person's own comment, or one below a post of theirs; to be called inside `write`.
 *
 * @throws BusinessError 404 for a comment that is not there (for this person), 401 for somebody else's
 */
export async function deleteComment(trx: Db, name: ThreadName, id: number, userId: number): Promise<void> {
  const row = await trx.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst();
  // One's own can be taken back from where one may not look any more.
  if (row?.user_id === userId) return removeComment(trx, row);
  const thread = await threadFor(trx, userId, name);
  const isThere = row?.resource_type === thread.type && row.resource_id === thread.id;
  // Also what the author of the post does not see, of people who are blocked: others do.
  if (row && isThere && (await isBelowOwnPost(trx, row, userId))) return removeComment(trx, row);
  await commentOf(trx, thread, id, userId);
  throw new BusinessError(resultCodes.notOwner, '只能删除自己的评论');
}
