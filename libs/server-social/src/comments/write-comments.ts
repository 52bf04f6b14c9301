import {
  assertNotBlocked,
  storeMentions,
  resourceTypes,
  type Thread,
  type ThreadReference,
  type Viewer,
  resolveThread,
} from '@qingyin/server-catalogue';
import type { Db, CommentRow } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import type { Mention } from '@qingyin/contract';
import { notifyComment, notifyCommentLike } from '../notifications/create-notifications.ts';
import { deleteCommentLikeNotification } from '../notifications/delete-notifications.ts';
import { commentsInThread, visibleComments } from './thread-queries.ts';

/** A user who writes, with the music libraries they hear. */
export type Author = Viewer & { userId: number };

export interface NewComment {
  /** the author */
  viewer: Author;
  content: string;
  /** ms since 1970 */
  now: number;
  /** id of the comment it replies to */
  replyTo?: number | undefined;
  /** position in the song, ms */
  at?: number | undefined;
}

/**
 * Checks the position of a comment in a song. @throws BusinessError 400 if the resource is no song or the position
 * is past its end
 */
async function expectMoment(trx: Db, { type, id }: Thread, at: number): Promise<void> {
  const song =
    type === resourceTypes.song
      ? await trx.selectFrom('song').select('duration_ms').where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!song || at > song.duration_ms) throw badParameters();
}

/** Loads a comment of a thread. @throws BusinessError 404, also if it is not visible to the viewer */
export async function visibleCommentById(
  trx: Db,
  thread: Thread,
  id: number,
  viewerId: number,
): Promise<CommentRow> {
  const row = await visibleComments(trx, thread, viewerId)
    .selectAll()
    .where('comment.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('评论');
  return row;
}

/**
 * Loads the comment that is replied to. @throws BusinessError 404, 403 if one of the two users has blocked the
 * other
 */
async function answeredBy(trx: Db, thread: Thread, id: number, userId: number): Promise<CommentRow> {
  const row = await commentsInThread(trx, thread).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('评论');
  await assertNotBlocked(trx, userId, row.user_id);
  return row;
}

/**
 * Writes a comment or a reply; to be called inside `inWriteTransaction`. A reply to a reply belongs to the same
 * top-level comment.
 */
export async function addComment(
  trx: Db,
  name: ThreadReference,
  { viewer, content, now, replyTo, at }: NewComment,
): Promise<{ row: CommentRow; answered: CommentRow | undefined; named: Mention[] }> {
  const { userId } = viewer;
  const thread = await resolveThread(trx, viewer, name);
  if (at !== undefined) await expectMoment(trx, thread, at);
  const answered = replyTo === undefined ? undefined : await answeredBy(trx, thread, replyTo, userId);
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
      // Pagination continues from the time of the last comment, so times are unique within a thread and for each
      // author.
      created_at: Math.max(now, Number(latest?.at ?? 0) + 1),
      liked_count: 0,
      at_ms: at ?? null,
      reply_to: answered?.id ?? null,
      parent_id: answered ? answered.parent_id || answered.id : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const named = await storeMentions(trx, 'comment', {
    id: row.id,
    userId,
    text: content,
    now: row.created_at,
  });
  await notifyComment(trx, row, answered, named);
  return { row, answered, named };
}

/**
 * Likes or unlikes a comment; to be called inside `inWriteTransaction`. The like count changes only if a row was
 * inserted or deleted.
 */
export async function likeComment(
  trx: Db,
  name: ThreadReference,
  { id, viewer, like, now }: { id: number; viewer: Author; like: boolean; now: number },
): Promise<void> {
  const { userId } = viewer;
  const row = await visibleCommentById(trx, await resolveThread(trx, viewer, name), id, userId);
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
  if (like) await notifyCommentLike(trx, row, userId, now);
  else await deleteCommentLikeNotification(trx, id, userId);
}
