import type { Db } from '../db/open.ts';
import type { SubscriptionKind } from '../db/tables/library.ts';

/** Which of these somebody has collected; nothing for a guest. */
export async function subscribedIds(
  db: Db,
  userId: number | null,
  kind: SubscriptionKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('subscription')
    .select('resource_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('resource_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.resource_id));
}

/** How many people have collected each of these; what nobody has is not in the answer. */
export async function subscriberCounts(
  db: Db,
  kind: SubscriptionKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription')
    .select(['resource_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('kind', '=', kind)
    .where('resource_id', 'in', ids)
    .groupBy('resource_id')
    .execute();
  return new Map(rows.map((row) => [row.resource_id, Number(row.n)]));
}

export interface Subscription {
  kind: SubscriptionKind;
  userId: number;
  resourceId: number;
}

/** Collects something; what is collected already keeps its time. */
export async function subscribe(
  db: Db,
  { kind, userId, resourceId }: Subscription,
  now: number,
): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ user_id: userId, kind, resource_id: resourceId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'resource_id']).doNothing())
    .execute();
}

/** Takes something out of a collection; what is not in it is no error. */
export async function unsubscribe(db: Db, { kind, userId, resourceId }: Subscription): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('resource_id', '=', resourceId)
    .execute();
}
