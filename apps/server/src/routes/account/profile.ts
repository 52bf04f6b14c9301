import {
  bindingsOf,
  toDetailProfile,
  computeUserLevel,
  toAccount,
  toUserProfile,
} from '@qingyin/server-catalogue';
import { usersWithPrivateRecords } from '@qingyin/server-recommend';
import type { UserRow } from '@qingyin/server-db';
import { notFound, DAY_MS } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';

const { account } = endpoints;

const userOf = (call: RequestContext, id: number): Promise<UserRow | undefined> =>
  call.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();

async function both(call: RequestContext) {
  const user = call.user && (await userOf(call, call.user.id));
  if (!user) return { account: null, profile: null };
  const profile = user.anonymous ? null : await toUserProfile(call.db, user, call.origin, user.id);
  return { account: toAccount(user), profile };
}

/**
 * Routes of the login status and of public profiles (docs/specification/contract/sign-in.md and
 * docs/specification/contract/social.md#homepage).
 */
export const profileRoutes: Route[] = [
  // The contract has `code` only inside `data` here, not at the top level.
  route(account.loginStatus, schemas.account.loginStatus, async (call) => ({
    data: { code: 200, ...(await both(call)) },
  })),
  route(account.userAccount, schemas.account.userAccount, async (call) => ({
    code: 200,
    ...(await both(call)),
  })),
  route(account.userDetail, schemas.account.userDetail, async (call, { uid }) => {
    const user = await userOf(call, uid);
    if (!user || user.anonymous) throw notFound('用户');
    return {
      code: 200,
      level: computeUserLevel(user, call.app.now()).level,
      listenSongs: user.listen_songs,
      createTime: user.created_at,
      createDays: Math.floor((call.app.now() - user.created_at) / DAY_MS),
      peopleCanSeeMyPlayRecord: !(await usersWithPrivateRecords(call.db, [uid])).has(uid),
      mobileSign: false,
      pcSign: false,
      userPoint: {
        userId: user.id,
        balance: 0,
        updateTime: user.created_at,
        version: 0,
        status: 0,
        blockBalance: 0,
      },
      bindings: bindingsOf(user, call.user?.id === user.id),
      profile: await toDetailProfile(call.db, user, call.origin, call.user?.id ?? null),
    };
  }),
];
