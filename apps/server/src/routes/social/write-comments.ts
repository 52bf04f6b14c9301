import { resultCodes } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import type { CommentRow } from '../../db/schema.ts';
import { resourceTypes } from '../../entities/resource-numbers.ts';
import { type Thread, type ThreadName, threadFor } from '../../entities/threads.ts';
import { badParameters, BusinessError, notFound } from '../../http/failures.ts';
import { commentsIn } from './thread-queries.ts';

export interface NewComment {
  userId: number;
  content: string;
  /** ms since 1970 */
  now: number;
  /** the comment it answers */
  replyTo?: number | undefined;
  /** the moment of the song it speaks of, ms */
  at?: number | undefined;
}

/** @throws BusinessError 400 where there is no such moment */
async function expectMoment(trx: Db, { type, id }: Thread, at: number): Promise<void> {
  const song =
    type === resourceTypes.song
      ? await trx.selectFrom('song').select('duration_ms').where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!song || at > song.duration_ms) throw badParameters();
}

/** A comment of a thread. @throws BusinessError 404 */
async function commentOf(trx: Db, thread: Thread, id: number): Promise<CommentRow> {
  const row = await commentsIn(trx, thread).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('评论');
  return row;
}

/** Writes a comment or an answer; to be called inside `write`. Answers to answers stand in the same floor. */
export async function addComment(
  trx: Db,
  name: ThreadName,
  { userId, content, now, replyTo, at }: NewComment,
): Promise<{ row: CommentRow; answered: CommentRow | undefined }> {
  const thread = await threadFor(trx, userId, name);
  if (at !== undefined) await expectMoment(trx, thread, at);
  const answered = replyTo === undefined ? undefined : await commentOf(trx, thread, replyTo);
  const latest = await trx
    .selectFrom('comment')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where((eb) =>
      eb.or([
        eb.and([eb('resource_type', '=', thread.type), eb('resource_id', '=', thread.id)]),
        eb('user_id', '=', userId),
      ]),
    )
    .executeTakeFirst();
  const row = await trx
    .insertInto('comment')
    .values({
      resource_type: thread.type,
      resource_id: thread.id,
      user_id: userId,
      content,
      // Lists go on from the time of their last comment, so no two of a thread or a person may share
      // a millisecond.
      created_at: Math.max(now, Number(latest?.at ?? 0) + 1),
      liked_count: 0,
      at_ms: at ?? null,
      reply_to: answered?.id ?? null,
      parent_id: answered ? answered.parent_id || answered.id : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, answered };
}

/**
 * Deletes a person's own comment; to be called inside `write`. Its answers stay: they stand by themselves from then
 * on, and remember whom they answered.
 *
 * @throws BusinessError 404 for a comment that is not there (for this person), 401 for somebody else's
 */
export async function deleteComment(trx: Db, name: ThreadName, id: number, userId: number): Promise<void> {
  const row = await trx.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst();
  // One's own can be taken back from where one may not look any more.
  if (row?.user_id !== userId) {
    await commentOf(trx, await threadFor(trx, userId, name), id);
    throw new BusinessError(resultCodes.notOwner, '只能删除自己的评论');
  }
  const answer = await anyAnswerTo(trx, id);
  if (answer) await trx.insertInto('comment_gone').values({ id, user_id: userId }).execute();
  await trx.updateTable('comment').set({ parent_id: 0 }).where('parent_id', '=', id).execute();
  await trx.deleteFrom('comment_like').where('comment_id', '=', id).execute();
  await trx.deleteFrom('comment').where('id', '=', id).execute();
  if (row.reply_to !== null && !(await anyAnswerTo(trx, row.reply_to)))
    await trx.deleteFrom('comment_gone').where('id', '=', row.reply_to).execute();
}

const anyAnswerTo = (trx: Db, id: number) =>
  trx.selectFrom('comment').select('id').where('reply_to', '=', id).orderBy('id').limit(1).executeTakeFirst();

/** Likes a comment or takes it back; to be called inside `write`. The count follows the rows. */
export async function likeComment(
  trx: Db,
  name: ThreadName,
  { id, userId, like }: { id: number; userId: number; like: boolean },
): Promise<void> {
  await commentOf(trx, await threadFor(trx, userId, name), id);
  const changed = like
    ? await trx
        .insertInto('comment_like')
        .values({ comment_id: id, user_id: userId })
        .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
        .returning('comment_id')
        .executeTakeFirst()
    : await trx
        .deleteFrom('comment_like')
        .where('comment_id', '=', id)
        .where('user_id', '=', userId)
        .returning('comment_id')
        .executeTakeFirst();
  if (!changed) return;
  await trx
    .updateTable('comment')
    .set((eb) => ({ liked_count: eb('liked_count', like ? '+' : '-', 1) }))
    .where('id', '=', id)
    .execute();
}
