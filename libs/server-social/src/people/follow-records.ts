import {
  imageUrl,
  mayArtistBeSeen,
  relationsTo,
  type Viewpoint,
  withArtistImages,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { FollowRecord } from '@qingyin/contract';

type UserViewpoint = Viewpoint & { userId: number };

/** Values of the contract's `scene` (docs/specification/contract/social.md#follows-and-fans). */
const ARTISTS = 1;
const USERS = 2;

async function users(db: Db, { origin, userId }: UserViewpoint): Promise<FollowRecord[]> {
  const rows = await db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', 'follow.target_id')
    .select(['user.id', 'user.nickname', 'user.image_key', 'user.signature', 'follow.created_at'])
    .where('follow.user_id', '=', userId)
    .execute();
  const relation = await relationsTo(
    db,
    userId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    resourceType: 'user',
    userId: row.id,
    artistId: 0,
    name: row.nickname,
    avatarUrl: imageUrl(origin, row.image_key),
    signature: row.signature,
    mutual: relation(row.id).mutual,
    time: row.created_at,
  }));
}

async function artists(db: Db, view: UserViewpoint): Promise<FollowRecord[]> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('artist', 'artist.id', 'subscription.resource_id')
    .select(['artist.id', 'artist.name', 'artist.image_key', 'subscription.created_at'])
    .where('subscription.user_id', '=', view.userId)
    .where('subscription.kind', '=', 'artist')
    .where(mayArtistBeSeen(view))
    .execute();
  return (await withArtistImages(db, rows, view)).map((row) => ({
    resourceType: 'artist',
    userId: 0,
    artistId: row.id,
    name: row.name,
    avatarUrl: imageUrl(view.origin, row.image_key),
    signature: null,
    mutual: false,
    time: row.created_at,
  }));
}

/** Users and artists that the viewer follows, latest first. @param scene only artists (1), only users (2), or both */
export async function listFollowRecords(db: Db, view: UserViewpoint, scene: number): Promise<FollowRecord[]> {
  const records = [
    ...(scene === ARTISTS ? [] : await users(db, view)),
    ...(scene === USERS ? [] : await artists(db, view)),
  ];
  return records.sort((a, b) => b.time - a.time || b.userId + b.artistId - a.userId - a.artistId);
}
