import { relationTo, unrelated } from './relations.ts';
import type { Db, UserRow } from '@qingyin/server-db';
import type { Account, UserBrief, UserProfile } from '@qingyin/contract';
import { imageUrl } from './images.ts';
import { countRows, playlistsOwnedBy } from './user-playlists.ts';
import { eventCounts } from './visible-events.ts';

/** Short form of a user (docs/specification/contract/entities-social.md#users). */
export function toUserBrief(user: UserRow, origin: string, relation = unrelated): UserBrief {
  return {
    userId: user.id,
    nickname: user.nickname,
    avatarUrl: imageUrl(origin, user.image_key),
    backgroundUrl: imageUrl(origin, user.image_key.replace(/^avatar/, 'banner')),
    signature: user.signature,
    gender: user.gender,
    birthday: user.birthday,
    province: user.province,
    city: user.city,
    vipType: user.vip_type,
    userType: user.user_type,
    authStatus: 0,
    accountStatus: 0,
    djStatus: 0,
    followed: relation.followed,
    mutual: relation.mutual,
    description: user.description,
    detailDescription: user.description,
    expertTags: null,
    experts: null,
    remarkName: null,
    avatarDetail: null,
    defaultAvatar: false,
  };
}

/** Users by id. */
export async function usersByIds(db: Db, ids: readonly number[]): Promise<Map<number, UserRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('user').selectAll().where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Long form of a user with counts. */
export async function toUserProfile(
  db: Db,
  user: UserRow,
  origin: string,
  viewerId: number | null,
): Promise<UserProfile> {
  const count = async (column: 'user_id' | 'target_id'): Promise<number> => {
    const row = await db
      .selectFrom('follow')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(column, '=', user.id)
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  };
  const subscribed = await db
    .selectFrom('playlist_subscriber')
    .innerJoin('playlist', 'playlist.id', 'playlist_subscriber.playlist_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('playlist.owner_id', '=', user.id)
    .executeTakeFirst();
  return {
    ...toUserBrief(user, origin, await relationTo(db, viewerId, user.id)),
    followeds: await count('target_id'),
    follows: await count('user_id'),
    eventCount: (await eventCounts(db, viewerId, [user.id])).get(user.id) ?? 0,
    playlistCount: await countRows(playlistsOwnedBy(db, user.id, viewerId)),
    playlistBeSubscribedCount: Number(subscribed?.n ?? 0),
    createTime: user.created_at,
  };
}

/** Maps a user to the account in a login answer. */
export const toAccount = (user: UserRow): Account => ({
  id: user.id,
  userName: user.anonymous ? `visitor_${user.id}` : (user.email ?? user.phone ?? user.nickname),
  type: user.email ? 0 : 1,
  status: user.anonymous ? -10 : 0,
  createTime: user.created_at,
  vipType: user.vip_type,
  anonimousUser: user.anonymous === 1,
});
