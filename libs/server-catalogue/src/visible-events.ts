import type { Db, EventRow, Tables } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { notBlocked, assertNotBlocked } from './hidden-users.ts';

/** Privacy values of an event (docs/specification/contract/social.md#feed-and-posts). */
export const eventPrivacies = { all: 0, followed: 1, self: 2, mutual: 6 } as const;

/**
 * SQL condition for events that a viewer may see, the single place with this rule: both the post's privacy and the
 * author's feed privacy (`feed_privacy`) must admit the viewer, and neither user has blocked the other.
 */
export const eventVisibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'event'>) => {
  if (viewerId === null)
    return eb.and([
      eb('event.privacy', '=', eventPrivacies.all),
      sql<SqlBool>`not exists (select 1 from feed_privacy where feed_privacy.user_id = event.user_id and feed_privacy.events <> ${eventPrivacies.all})`,
    ]);
  const authorFollows = sql<SqlBool>`exists (select 1 from follow
    where follow.user_id = event.user_id and follow.target_id = ${viewerId})`;
  const viewerFollows = sql<SqlBool>`exists (select 1 from follow
    where follow.user_id = ${viewerId} and follow.target_id = event.user_id)`;
  const lets = (privacy: RawBuilder<number>) => sql<SqlBool>`(${privacy} = ${eventPrivacies.all}
    or (${privacy} = ${eventPrivacies.followed} and ${authorFollows})
    or (${privacy} = ${eventPrivacies.mutual} and ${authorFollows} and ${viewerFollows}))`;
  return eb.or([
    eb('event.user_id', '=', viewerId),
    eb.and([
      lets(sql`event.privacy`),
      sql<SqlBool>`not exists (select 1 from feed_privacy
        where feed_privacy.user_id = event.user_id and not ${lets(sql`feed_privacy.events`)})`,
      notBlocked(viewerId, 'event.user_id'),
    ]),
  ]);
};

/** Query of all events that a viewer may see; `null` is a guest. */
export const visibleEvents = (db: Db, viewerId: number | null) =>
  db.selectFrom('event').where(eventVisibleTo(viewerId));

/**
 * Finds an event that a viewer may see. Hidden events answer 404, so that a viewer cannot tell them from missing
 * ones; only when nothing but a block hides it is the answer 403, since the viewer can know of the block anyway.
 *
 * @throws BusinessError 404 or 403
 */
export async function visibleEvent(
  db: Db,
  viewerId: number | null,
  id: number,
  what = '动态',
): Promise<EventRow> {
  const row = await visibleEvents(db, viewerId)
    .selectAll('event')
    .where('event.id', '=', id)
    .executeTakeFirst();
  if (row) return row;
  const open = await visibleEvents(db, null)
    .select('event.user_id')
    .where('event.id', '=', id)
    .executeTakeFirst();
  if (open) await assertNotBlocked(db, viewerId, open.user_id);
  throw notFound(what);
}

/** Feed privacies by user; users without a restriction are missing from the map. */
export async function feedPrivacies(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('feed_privacy').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, events }) => [user_id, events]));
}

/** Counts of events that the viewer may see, by author; authors without events are missing from the map. */
export async function eventCounts(
  db: Db,
  viewerId: number | null,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await visibleEvents(db, viewerId)
    .select(['event.user_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('event.user_id', 'in', userIds)
    .groupBy('event.user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, Number(row.n)]));
}
