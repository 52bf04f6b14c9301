import { endpoints, type LoginAnswer, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { UserRow } from '../../db/schema.ts';
import { toAccount, toUserProfile } from '../../entities/users.ts';
import type { Call } from '../../http/call.ts';
import { badParameters, BusinessError } from '../../http/failures.ts';
import { guess, limited, rules } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { handOut, takeBack } from '../../session/cookies.ts';
import { passwordMatches } from '../../session/passwords.ts';

const { account } = endpoints;

interface Credentials {
  password?: string | undefined;
  md5_password?: string | undefined;
}

async function signIn(
  call: Call,
  user: UserRow | undefined,
  sent: Credentials,
  loginType: number,
): Promise<LoginAnswer> {
  if (sent.password === undefined && sent.md5_password === undefined) throw badParameters('请输入密码');
  if (!user) throw new BusinessError(resultCodes.noSuchAccount, '该账号不存在');
  const { password_hash: stored } = user;
  const right = await guess(call, rules.wrongPassword, String(user.id), async () =>
    stored ? passwordMatches(stored, { password: sent.password, md5: sent.md5_password }) : false,
  );
  if (!right) throw new BusinessError(resultCodes.wrongPassword, '账号或密码错误');
  if (call.token) await call.house.sessions.end(call.token);
  const token = await call.house.sessions.start(user.id, false);
  return {
    code: 200,
    loginType,
    // Pages must not be able to read the secret; API clients get what the contract gives them.
    token: call.fromPage ? '' : token,
    account: toAccount(user),
    profile: await toUserProfile(call.db, user, call.origin, user.id),
    cookie: handOut(call, token, false),
  };
}

/** Signing in by phone or e-mail, the visitor's session, signing out (contract page, 3.1). */
export function loginRoutes(): Route[] {
  return [
    route(
      account.loginCellphone,
      schemas.account.loginCellphone,
      async (call, { phone, countrycode, ...sent }) => {
        const user = await call.db
          .selectFrom('user')
          .selectAll()
          .where('phone', '=', phone)
          .where('country_code', '=', countrycode.replace(/^\+/, ''))
          .executeTakeFirst();
        return signIn(call, user, sent, 1);
      },
    ),
    route(account.loginEmail, schemas.account.loginEmail, async (call, { email, ...sent }) => {
      const user = await call.db
        .selectFrom('user')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
      return signIn(call, user, sent, 0);
    }),
    limited(
      rules.visitor,
      route(account.registerAnonymous, schemas.account.registerAnonymous, async (call) => {
        const created_at = call.house.now();
        const { id } = await call.db
          .insertInto('user')
          .values({ ...visitor, created_at })
          .returning('id')
          .executeTakeFirstOrThrow();
        const token = await call.house.sessions.start(id, true);
        return { code: 200, userId: id, createTime: created_at, cookie: handOut(call, token, true) };
      }),
    ),
    route(account.logout, schemas.account.logout, async (call) => {
      if (call.token) await call.house.sessions.end(call.token);
      takeBack(call);
      return { code: 200 };
    }),
  ];
}

const visitor = {
  nickname: '游客',
  image_key: 'avatar-calm-visitor',
  signature: '',
  gender: 0,
  birthday: 0,
  province: 0,
  city: 0,
  vip_type: 0,
  user_type: 0,
  description: '',
  anonymous: 1,
  listen_songs: 0,
  level: 0,
};
