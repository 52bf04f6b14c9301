import { resourceTypes } from '@qingyin/server-catalogue';
import type { Db, CommentRow, EventRow, NotificationTable } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { Insertable } from 'kysely';

type NewNotification = Omit<Insertable<NotificationTable>, 'id'>;

/** Resource type of notifications that refer to no resource: follows. */
const NOWHERE = -1;
const { event: EVENT } = resourceTypes;

/**
 * Inserts notifications. Users get none about their own actions, and at most one per event; the first matching
 * reason wins.
 */
async function tell(trx: Db, notices: readonly NewNotification[]): Promise<void> {
  const notified = new Set<number>();
  const rows = notices.filter(({ user_id, actor_id }) => {
    if (user_id === actor_id || notified.has(user_id)) return false;
    notified.add(user_id);
    return true;
  });
  if (rows.length > 0) await trx.insertInto('notice').values(rows).execute();
}

/** Notifies a user about a new follower; to be called inside `inWriteTransaction`, only where the follow is new. */
export const notifyFollow = (trx: Db, userId: number, targetId: number, now: number): Promise<void> =>
  tell(trx, [
    {
      user_id: targetId,
      actor_id: userId,
      kind: 'follow',
      group_key: `follow:${Math.floor(now / DAY_MS)}`,
      resource_type: NOWHERE,
      resource_id: 0,
      comment_id: 0,
      event_id: 0,
      created_at: now,
    },
  ]);

/**
 * Notifies, in this order of precedence, the author of the comment that is replied to, the author of the post it
 * stands below, and the mentioned users.
 */
export async function notifyComment(
  trx: Db,
  row: CommentRow,
  answered: CommentRow | undefined,
  named: readonly { userId: number }[],
): Promise<void> {
  const here = {
    actor_id: row.user_id,
    resource_type: row.resource_type,
    resource_id: row.resource_id,
    comment_id: row.id,
    event_id: 0,
    created_at: row.created_at,
  };
  const post = row.resource_type === EVENT ? await authorOf(trx, row.resource_id) : undefined;
  const place = `${row.resource_type}:${row.resource_id}`;
  await tell(trx, [
    ...(answered
      ? [{ ...here, user_id: answered.user_id, kind: 'reply' as const, group_key: `reply:${answered.id}` }]
      : []),
    ...(post === undefined
      ? []
      : [{ ...here, user_id: post, kind: 'comment' as const, group_key: `comment:${row.resource_id}` }]),
    ...named.map(({ userId }) => ({
      ...here,
      user_id: userId,
      kind: 'mention' as const,
      group_key: `mention:${place}`,
    })),
  ]);
}

/**
 * Notifies the author of a comment about a like; to be called inside `inWriteTransaction`, only where the like is
 * new.
 */
export const notifyCommentLike = (trx: Db, row: CommentRow, userId: number, now: number): Promise<void> =>
  tell(trx, [
    {
      user_id: row.user_id,
      actor_id: userId,
      kind: 'like-comment',
      group_key: `like-comment:${row.id}`,
      resource_type: row.resource_type,
      resource_id: row.resource_id,
      comment_id: row.id,
      event_id: 0,
      created_at: now,
    },
  ]);

const atPost = (id: number) => ({ resource_type: EVENT, resource_id: id, comment_id: 0 });

/**
 * Notifies the author of a post about a like; to be called inside `inWriteTransaction`, only where the like is
 * new.
 */
export async function notifyEventLike(trx: Db, id: number, userId: number, now: number): Promise<void> {
  const author = await authorOf(trx, id);
  if (author === undefined) return;
  await tell(trx, [
    {
      ...atPost(id),
      user_id: author,
      actor_id: userId,
      kind: 'like-event',
      group_key: `like-event:${id}`,
      event_id: 0,
      created_at: now,
    },
  ]);
}

/**
 * Notifies about a new post: the author of the forwarded post, the author of the intermediate forward, and the
 * mentioned users; to be called inside `inWriteTransaction`.
 */
export async function notifyEvent(
  trx: Db,
  row: Pick<EventRow, 'id' | 'user_id' | 'forward_of' | 'forward_via' | 'created_at'>,
  named: readonly { userId: number }[],
): Promise<void> {
  const here = { actor_id: row.user_id, created_at: row.created_at };
  const passedOn: NewNotification[] = [];
  for (const id of [row.forward_of, row.forward_via]) {
    const author = id ? await authorOf(trx, id) : undefined;
    if (author === undefined) continue;
    const forward = { kind: 'forward' as const, group_key: `forward:${id}`, event_id: row.id };
    passedOn.push({ ...here, ...atPost(id), ...forward, user_id: author });
  }
  await tell(trx, [
    ...passedOn,
    ...named.map(({ userId }) => ({
      ...here,
      ...atPost(row.id),
      user_id: userId,
      kind: 'mention' as const,
      group_key: `mention:${EVENT}:${row.id}`,
      event_id: 0,
    })),
  ]);
}

async function authorOf(trx: Db, id: number): Promise<number | undefined> {
  const row = await trx.selectFrom('event').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}
