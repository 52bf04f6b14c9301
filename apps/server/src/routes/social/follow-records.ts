import { imageUrl, mayArtistBeSeen, relationsTo } from '@qingyin/server-catalogue';
import type { FollowRecord } from '@qingyin/contract';
import type { RequestContext } from '../../http/request-context.ts';

/** Values of the contract's `scene` (docs/specification/contract/social.md#follows-and-fans). */
const ARTISTS = 1;
const USERS = 2;

async function users(call: RequestContext, userId: number): Promise<FollowRecord[]> {
  const rows = await call.db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', 'follow.target_id')
    .select(['user.id', 'user.nickname', 'user.image_key', 'user.signature', 'follow.created_at'])
    .where('follow.user_id', '=', userId)
    .execute();
  const relation = await relationsTo(
    call.db,
    userId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    resourceType: 'user',
    userId: row.id,
    artistId: 0,
    name: row.nickname,
    avatarUrl: imageUrl(call.origin, row.image_key),
    signature: row.signature,
    mutual: relation(row.id).mutual,
    time: row.created_at,
  }));
}

async function artists(call: RequestContext, userId: number): Promise<FollowRecord[]> {
  const rows = await call.db
    .selectFrom('subscription')
    .innerJoin('artist', 'artist.id', 'subscription.resource_id')
    .select(['artist.id', 'artist.name', 'artist.image_key', 'subscription.created_at'])
    .where('subscription.user_id', '=', userId)
    .where('subscription.kind', '=', 'artist')
    .where(mayArtistBeSeen(await call.viewer()))
    .execute();
  return rows.map((row) => ({
    resourceType: 'artist',
    userId: 0,
    artistId: row.id,
    name: row.name,
    avatarUrl: imageUrl(call.origin, row.image_key),
    signature: null,
    mutual: false,
    time: row.created_at,
  }));
}

/** Users and artists that a user follows, latest first. */
export async function listFollowRecords(
  call: RequestContext,
  userId: number,
  scene: number,
): Promise<FollowRecord[]> {
  const records = [
    ...(scene === ARTISTS ? [] : await users(call, userId)),
    ...(scene === USERS ? [] : await artists(call, userId)),
  ];
  return records.sort((a, b) => b.time - a.time || b.userId + b.artistId - a.userId - a.artistId);
}
