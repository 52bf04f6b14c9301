import { type LoginAnswer, resultCodes } from '@qingyin/contract';
import type { UserRow } from '../../db/schema.ts';
import { toAccount, toUserProfile } from '../../entities/users.ts';
import type { Call } from '../../http/call.ts';
import { BusinessError } from '../../http/failures.ts';
import { noteDevice } from '../../session/own-sessions.ts';
import { handOut } from '../../session/cookies.ts';

/** How somebody came in (contract page, 3.1 `loginType`). */
export const loginTypes = { email: 0, phone: 1 } as const;

/** Refuses the demo account where the operator has closed it. @throws BusinessError 403 */
export function expectOpen(call: Call, user: Pick<UserRow, 'role'>): void {
  if (user.role === 'demo' && !call.house.accounts.demo)
    throw new BusinessError(resultCodes.forbidden, '演示账号已停用');
}

/** Starts a session for somebody who has proven who they are, in place of the caller's present one. */
export async function startSession(call: Call, user: UserRow): Promise<string> {
  expectOpen(call, user);
  const { sessions, now } = call.house;
  if (call.token) await sessions.end(call.token);
  const token = await sessions.start(user.id, false);
  await noteDevice(call.db, token, call.device, now());
  return token;
}

/** Starts a session and answers as every login does. */
export async function signIn(call: Call, user: UserRow, loginType: number): Promise<LoginAnswer> {
  const token = await startSession(call, user);
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
