import type { Db, SubscriptionKind } from '@qingyin/server-db';

/** Query of a user's collection of these kinds, without deleted resources. */
const kept = (db: Db, userId: number, kinds: readonly SubscriptionKind[]) =>
  db
    .selectFrom('subscription')
    .where('subscription.user_id', '=', userId)
    .where((eb) =>
      eb.or(
        kinds.map((kind) =>
          eb.and([
            eb('subscription.kind', '=', kind),
            eb('subscription.resource_id', 'in', eb.selectFrom<SubscriptionKind>(kind).select('id')),
          ]),
        ),
      ),
    );

export interface CollectionPage {
  rows: { kind: SubscriptionKind; resource_id: number; created_at: number }[];
  count: number;
  hasMore: boolean;
}

export async function collectionCount(
  db: Db,
  userId: number,
  kinds: readonly SubscriptionKind[],
): Promise<number> {
  const row = await kept(db, userId, kinds)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** A page of a collection, newest first. */
export async function collectionPage(
  db: Db,
  userId: number,
  kinds: readonly SubscriptionKind[],
  { limit, offset }: { limit: number; offset: number },
): Promise<CollectionPage> {
  const count = await collectionCount(db, userId, kinds);
  const rows = await kept(db, userId, kinds)
    .select(['subscription.kind', 'subscription.resource_id', 'subscription.created_at'])
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.kind')
    .orderBy('subscription.resource_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count, hasMore: offset + rows.length < count };
}
