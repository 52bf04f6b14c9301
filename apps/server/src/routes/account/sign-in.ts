import { recordDevice } from '@qingyin/server-accounts';
import { toAccount, toUserProfile } from '@qingyin/server-catalogue';
import type { UserRow } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { type LoginAnswer, resultCodes } from '@qingyin/contract';
import type { RequestContext } from '../../http/request-context.ts';
import { setSessionCookie } from '../../http/session-cookies.ts';

/** The contract's `loginType` (docs/specification/contract/sign-in.md). */
export const loginTypes = { email: 0, phone: 1 } as const;

/** Rejects the demo account where the operator has disabled it. @throws BusinessError 403 */
export function assertDemoEnabled(call: RequestContext, user: Pick<UserRow, 'role'>): void {
  if (user.role === 'demo' && !call.app.accounts.demo)
    throw new BusinessError(resultCodes.forbidden, '演示账号已停用');
}

/** Starts a session for an authenticated user and ends the caller's present one. @returns the token */
export async function replaceSession(call: RequestContext, user: UserRow): Promise<string> {
  assertDemoEnabled(call, user);
  const { sessions, now } = call.app;
  if (call.token) await sessions.end(call.token);
  const token = await sessions.start(user.id, false);
  await recordDevice(call.db, token, call.device, now());
  return token;
}

/** Starts a session and makes the answer that all logins share. */
export async function signIn(call: RequestContext, user: UserRow, loginType: number): Promise<LoginAnswer> {
  const token = await replaceSession(call, user);
  return {
    code: 200,
    loginType,
    // Empty for pages, so that scripts cannot read the token (the cookie is HttpOnly); API clients get it as the
    // contract says.
    token: call.fromPage ? '' : token,
    account: toAccount(user),
    profile: await toUserProfile(call.db, user, call.origin, user.id),
    cookie: setSessionCookie(call, token, false),
  };
}
