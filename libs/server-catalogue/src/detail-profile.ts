import type { Db, UserRow } from '@qingyin/server-db';
import type { UserDetailProfile } from '@qingyin/contract';
import { blocksBetween } from './hidden-users.ts';
import { countRows, playlistsSubscribedBy } from './user-playlists.ts';
import { toUserProfile } from './users.ts';

/**
 * Full user profile for the user's page (docs/specification/contract/social.md#homepage and
 * docs/specification/contract/entities-social.md#users).
 */
export async function toDetailProfile(
  db: Db,
  user: UserRow,
  origin: string,
  viewerId: number | null,
): Promise<UserDetailProfile> {
  const profile = await toUserProfile(db, user, origin, viewerId);
  const blocks = await blocksBetween(db, viewerId, user.id);
  const kept = await countRows(playlistsSubscribedBy(db, user.id, viewerId));
  return {
    ...profile,
    allSubscribedCount: profile.playlistBeSubscribedCount,
    cCount: profile.playlistCount,
    sCount: kept,
    sDJPCount: 0,
    newFollows: 0,
    blacklist: blocks.mine,
    inBlacklist: blocks.theirs,
    followMe: viewerId !== null && viewerId !== user.id && (await follows(db, user.id, viewerId)),
    followTime: null,
    artistIdentity: [],
    privacyItemUnlimit: { area: true, college: false, gender: true, age: true, villageAge: false },
  };
}

async function follows(db: Db, userId: number, targetId: number): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row !== undefined;
}
