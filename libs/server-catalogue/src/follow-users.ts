import type { Db, UserRow } from '@qingyin/server-db';
import type { FollowUser } from '@qingyin/contract';
import { pinyin } from 'pinyin-pro';
import { imageUrl } from './images.ts';
import type { Viewpoint } from './playlists.ts';
import { relationsTo } from './relations.ts';
import { playlistCounts } from './user-playlists.ts';
import { eventCounts } from './visible-events.ts';

async function followCounts(
  db: Db,
  column: 'user_id' | 'target_id',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('follow')
    .select([`${column} as id`, (eb) => eb.fn.countAll<number>().as('n')])
    .where(column, 'in', ids)
    .groupBy(column)
    .execute();
  return new Map(rows.map((row) => [row.id, Number(row.n)]));
}

/** Lower-case pinyin initials, by which clients sort names. */
const initials = (nickname: string): string =>
  pinyin(nickname, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();

/**
 * Maps users of a list of followers or followed users, in the given order
 * (docs/specification/contract/entities-social.md#users).
 */
export async function toFollowUsers(
  db: Db,
  rows: readonly (UserRow & { followed_at: number })[],
  view: Viewpoint,
): Promise<FollowUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const relation = await relationsTo(db, view.userId, ids);
  const followeds = await followCounts(db, 'target_id', ids);
  const follows = await followCounts(db, 'user_id', ids);
  const playlists = await playlistCounts(db, view.userId, ids);
  const events = await eventCounts(db, view.userId, ids);
  return rows.map((user) => ({
    userId: user.id,
    nickname: user.nickname,
    avatarUrl: imageUrl(view.origin, user.image_key),
    signature: user.signature,
    gender: user.gender,
    vipType: user.vip_type,
    userType: user.user_type,
    authStatus: 0,
    accountStatus: 0,
    ...relation(user.id),
    followeds: followeds.get(user.id) ?? 0,
    follows: follows.get(user.id) ?? 0,
    playlistCount: playlists.get(user.id) ?? 0,
    eventCount: events.get(user.id) ?? 0,
    time: user.followed_at,
    py: initials(user.nickname),
    remarkName: null,
    avatarDetail: null,
    vipRights: null,
    expertTags: null,
    experts: null,
  }));
}
