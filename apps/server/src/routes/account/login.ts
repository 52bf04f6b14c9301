import {
  captchaMatches,
  consumeCaptcha,
  formatPhone,
  userByEmail,
  userByPhone,
  extendSession,
  passwordMatches,
} from '@qingyin/server-accounts';
import { newUserRow } from '@qingyin/server-catalogue';
import { type UserRow, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { checkGuess, rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { setSessionCookie, clearSessionCookies } from '../../http/session-cookies.ts';
import { loginTypes, signIn } from './sign-in.ts';

const { account } = endpoints;

interface Credentials {
  password?: string | undefined;
  md5_password?: string | undefined;
}

/**
 * Verifies a password, with a rate limit on wrong ones.
 *
 * @param name key of the rate limit for identifiers without an account, so that they are limited as well
 * @throws BusinessError 400, 501, 502, 509
 */
export async function verifyPassword(
  call: RequestContext,
  name: string,
  user: UserRow | undefined,
  sent: Credentials,
): Promise<UserRow> {
  if (sent.password === undefined && sent.md5_password === undefined) throw badParameters('请输入密码');
  const right = await checkGuess(
    call,
    rateLimitRules.wrongPassword,
    user ? `user ${user.id}` : name,
    async () =>
      Boolean(
        user?.password_hash &&
        (await passwordMatches(user.password_hash, { password: sent.password, md5: sent.md5_password })),
      ),
  );
  if (!user) throw noSuchAccount();
  if (!right) throw new BusinessError(resultCodes.wrongPassword, '账号或密码错误');
  return user;
}

const noSuchAccount = (): BusinessError => new BusinessError(resultCodes.noSuchAccount, '该账号不存在');

/**
 * Routes of the login by phone or e-mail, of visitor sessions and of logging out
 * (docs/specification/contract/sign-in.md).
 */
export const loginRoutes: Route[] = [
  route(
    account.loginCellphone,
    schemas.account.loginCellphone,
    async (call, { phone, countrycode, captcha, ...sent }) => {
      const to = { phone, countryCode: countrycode };
      const user = await userByPhone(call.db, to);
      // A captcha takes precedence over the plain password, `md5_password` over both
      // (docs/specification/contract/sign-in.md).
      if (captcha !== undefined && sent.md5_password === undefined) {
        await verifyCaptcha(call, to, captcha);
        if (!user) throw noSuchAccount();
        const now = call.app.now();
        if (!(await inWriteTransaction(call.db, (trx) => consumeCaptcha(trx, to, captcha, now))))
          throw wrongCaptchaError();
        return signIn(call, user, loginTypes.phone);
      }
      return signIn(call, await verifyPassword(call, formatPhone(to), user, sent), loginTypes.phone);
    },
  ),
  route(account.loginEmail, schemas.account.loginEmail, async (call, { email, ...sent }) => {
    const user = await userByEmail(call.db, email);
    return signIn(call, await verifyPassword(call, email, user, sent), loginTypes.email);
  }),
  personal(account.loginRefresh, schemas.account.loginRefresh, async (call) => {
    const token = call.token ?? '';
    await extendSession(call.db, token, call.app.now());
    return { code: 200, bizCode: '201', cookie: setSessionCookie(call, token, false) };
  }),
  rateLimited(
    rateLimitRules.visitor,
    route(account.registerAnonymous, schemas.account.registerAnonymous, async (call) => {
      const created_at = call.app.now();
      const { id } = await call.db
        .insertInto('user')
        .values(newUserRow({ ...visitor, created_at }))
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = await call.app.sessions.start(id, true);
      return { code: 200, userId: id, createTime: created_at, cookie: setSessionCookie(call, token, true) };
    }),
  ),
  route(account.logout, schemas.account.logout, async (call) => {
    if (call.token) await call.app.sessions.end(call.token);
    clearSessionCookies(call);
    return { code: 200 };
  }),
];

export const wrongCaptchaError = (): BusinessError =>
  new BusinessError(resultCodes.refused, '验证码错误或已过期', { data: false });

/** Verifies a captcha without consuming it, with a rate limit on wrong ones. @throws BusinessError 503, 509 */
export async function verifyCaptcha(
  call: RequestContext,
  to: { phone: string; countryCode: string },
  code: string,
): Promise<void> {
  const right = await checkGuess(call, rateLimitRules.wrongCaptcha, formatPhone(to), () =>
    captchaMatches(call.db, to, code.trim(), call.app.now()),
  );
  if (!right) throw wrongCaptchaError();
}

const visitor = { nickname: '游客', image_key: 'avatar-calm-visitor', anonymous: 1 };
