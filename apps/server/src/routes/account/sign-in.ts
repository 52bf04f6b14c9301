import { type LoginAnswer, resultCodes } from '@qingyin/contract';
import type { UserRow } from '../../db/schema.ts';
import { toAccount, toUserProfile } from '../../entities/users.ts';
import type { Call } from '../../http/call.ts';
import { BusinessError } from '../../http/failures.ts';
import { noteDevice } from '../../session/own-sessions.ts';
import { handOut } from '../../session/cookies.ts';

/** The contract's `loginType` (contract page, 3.1). */
export const loginTypes = { email: 0, phone: 1 } as const;

/** Rejects the demo account where the operator has disabled it. @throws BusinessError 403 */
export function expectOpen(call: Call, user: Pick<UserRow, 'role'>): void {
  if (user.role === 'demo' && !call.house.accounts.demo)
    throw new BusinessError(resultCodes.forbidden, '演示账号已停用');
}

/** Starts a session for an authenticated user and ends the caller's present one. @returns the token */
export async function startSession(call: Call, user: UserRow): Promise<string> {
  expectOpen(call, user);
  const { sessions, now } = call.house;
  if (call.token) await sessions.end(call.token);
  const token = await sessions.start(user.id, false);
  await noteDevice(call.db, token, call.device, now());
  return token;
}

/** Starts a session and makes the answer that all logins share. */
export async function signIn(call: Call, user: UserRow, loginType: number): Promise<LoginAnswer> {
  const token = await startSession(call, user);
  return {
    code: 200,
    loginType,
    // Empty for pages, so that scripts cannot read the token (the cookie is HttpOnly); API clients get it as the
    // contract says.
    token: call.fromPage ? '' : token,
    account: toAccount(user),
    profile: await toUserProfile(call.db, user, call.origin, user.id),
    cookie: handOut(call, token, false),
  };
}
