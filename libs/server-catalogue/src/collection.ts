import type { Db, SubscriptionKind } from '@qingyin/server-db';
import { mayAlbumIdBeSeen, mayArtistIdBeSeen, type Viewer } from './song-access.ts';

const conditions: Partial<Record<SubscriptionKind, typeof mayAlbumIdBeSeen>> = {
  album: mayAlbumIdBeSeen,
  artist: mayArtistIdBeSeen,
};

/** Query of the viewer's collection of these kinds, without resources that are deleted or not to be seen. */
const kept = (db: Db, viewer: Viewer, kinds: readonly SubscriptionKind[]) =>
  db
    .selectFrom('subscription')
    .where('subscription.user_id', '=', viewer.userId ?? -1)
    .where((eb) =>
      eb.or(
        kinds.map((kind) =>
          eb.and([
            eb('subscription.kind', '=', kind),
            eb('subscription.resource_id', 'in', eb.selectFrom<SubscriptionKind>(kind).select('id')),
            ...(conditions[kind] ? [conditions[kind](viewer, 'subscription.resource_id')] : []),
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
  viewer: Viewer,
  kinds: readonly SubscriptionKind[],
): Promise<number> {
  const row = await kept(db, viewer, kinds)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** A page of a collection, newest first. */
export async function collectionPage(
  db: Db,
  viewer: Viewer,
  kinds: readonly SubscriptionKind[],
  { limit, offset }: { limit: number; offset: number },
): Promise<CollectionPage> {
  const count = await collectionCount(db, viewer, kinds);
  const rows = await kept(db, viewer, kinds)
    .select(['subscription.kind', 'subscription.resource_id', 'subscription.created_at'])
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.kind')
    .orderBy('subscription.resource_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count, hasMore: offset + rows.length < count };
}
