import type { Db, SubscriptionKind } from '@qingyin/server-db';

/** Those of the resources that a user has collected; empty for guests. */
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

/** Subscriber counts by resource; resources without subscribers are missing from the map. */
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

/** A collected resource of a user. */
export interface Subscription {
  kind: SubscriptionKind;
  userId: number;
  resourceId: number;
}

/** Adds a resource to a user's collection; an existing entry keeps its time. */
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

/** Removes a resource from a user's collection; does nothing when it is not in it. */
export async function unsubscribe(db: Db, { kind, userId, resourceId }: Subscription): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('resource_id', '=', resourceId)
    .execute();
}
