import {
  redeemSignUpSecret,
  assertSignUpAllowed,
  consumeCaptcha,
  insertUser,
  nicknameTaken,
  ownerOfNickname,
  userByPhone,
  hashPassword,
} from '@qingyin/server-accounts';
import { type UserRow, inWriteTransaction } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { endpoints, nicknameKey, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { updateProfile } from './own-profile.ts';
import { verifyCaptcha, wrongCaptchaError } from './login.ts';
import { loginTypes, signIn } from './sign-in.ts';

const { account } = endpoints;
const CANDIDATES = 3;

interface Registration {
  nickname: string;
  password: string;
  invitation?: string | undefined;
}

/** Routes of registration (docs/specification/contract/sign-in.md). Extensions: docs/api-extensions.md. */
export const registerRoutes: Route[] = [
  rateLimited(
    rateLimitRules.signUp,
    route(
      account.registerCellphone,
      schemas.account.registerCellphone,
      async (call, { phone, countrycode, captcha, ...sent }) => {
        const to = { phone, countryCode: countrycode };
        await verifyCaptcha(call, to, captcha);
        const known = await userByPhone(call.db, to);
        const user = known
          ? await resetPassword(call, known, to, captcha, sent.password)
          : await register(call, sent, { phone: to, captcha });
        return signIn(call, user, loginTypes.phone);
      },
    ),
  ),
  rateLimited(
    rateLimitRules.signUp,
    route(account.signUp, schemas.account.signUp, async (call, { email, ...sent }) =>
      signIn(call, await register(call, sent, { email }), loginTypes.email),
    ),
  ),
  route(account.nicknameCheck, schemas.account.nicknameCheck, async (call, { nickname }) => {
    const duplicated = (await ownerOfNickname(call.db, nickname)) !== undefined;
    return {
      code: 200,
      duplicated,
      nickname,
      candidateNicknames: duplicated ? await freeNames(call, nickname) : [],
    };
  }),
  personal(account.activateInitProfile, schemas.account.activateInitProfile, async (call, { nickname }) => {
    await updateProfile(call.db, call.user.id, { nickname });
    return { code: 200, nickname };
  }),
];

interface Proof {
  email?: string;
  phone?: { phone: string; countryCode: string };
  captcha?: string;
}

async function register(
  call: RequestContext,
  sent: Registration,
  { captcha, ...by }: Proof,
): Promise<UserRow> {
  const { accounts, now } = call.app;
  await assertSignUpAllowed(call.db, accounts.signUp, sent.invitation, now());
  if (await ownerOfNickname(call.db, sent.nickname)) throw nicknameTaken();
  const passwordHash = await hashPassword(sent.password);
  return inWriteTransaction(call.db, async (trx) => {
    const { phone } = by;
    if (phone && captcha !== undefined && !(await consumeCaptcha(trx, phone, captcha, now())))
      throw wrongCaptchaError();
    const user = await insertUser(trx, { ...by, nickname: sent.nickname, passwordHash }, now());
    await redeemSignUpSecret(trx, accounts.signUp, sent.invitation, user.id, now());
    return user;
  });
}

/**
 * Resets the password of a phone's owner, who has proven it by a captcha (docs/specification/contract/sign-in.md).
 * All sessions of the user end.
 */
async function resetPassword(
  call: RequestContext,
  user: UserRow,
  to: { phone: string; countryCode: string },
  captcha: string,
  password: string,
): Promise<UserRow> {
  if (user.role === 'demo') throw new BusinessError(resultCodes.forbidden, '演示账号不能修改密码');
  const password_hash = await hashPassword(password);
  await inWriteTransaction(call.db, async (trx) => {
    if (!(await consumeCaptcha(trx, to, captcha, call.app.now()))) throw wrongCaptchaError();
    await trx.updateTable('user').set({ password_hash }).where('id', '=', user.id).execute();
    await trx.deleteFrom('session').where('user_id', '=', user.id).execute();
  });
  return user;
}

/** Suggests free nicknames similar to a taken one. */
async function freeNames({ db }: RequestContext, nickname: string): Promise<string[]> {
  const names = Array.from({ length: CANDIDATES * 4 }, (_, index) => `${nickname}${index * 7 + 2}`);
  const rows = await db
    .selectFrom('user')
    .select('nickname_key')
    .where('nickname_key', 'in', names.map(nicknameKey))
    .execute();
  const taken = new Set(rows.map((row) => row.nickname_key));
  return names.filter((name) => !taken.has(nicknameKey(name))).slice(0, CANDIDATES);
}
