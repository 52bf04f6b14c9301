import type { Db } from '../db/open.ts';
import { BusinessError } from '../http/failures.ts';
import { resultCodes } from '@qingyin/contract';
import type { SignUpKind } from './account-house.ts';
import { isClaim, takeClaim } from './claim.ts';
import { isOpen, takeInvitation } from './invitations.ts';

const closed = (): BusinessError => new BusinessError(resultCodes.forbidden, '本站未开放注册');
const uninvited = (): BusinessError =>
  new BusinessError(resultCodes.forbidden, '邀请无效，请向管理员索取新的邀请');

/**
 * Signup policy: refuses users who may not sign up, before costly work such as password hashing. The admin claim
 * code of a server without administrator counts as an invitation: otherwise it could not be used on a closed
 * server.
 *
 * @throws BusinessError 403
 */
export async function expectAdmission(
  db: Db,
  signUp: SignUpKind,
  invitation: string | undefined,
  now: number,
): Promise<void> {
  if (signUp === 'open' || (invitation !== undefined && (await isClaim(db, invitation)))) return;
  if (signUp === 'closed') throw closed();
  if (invitation === undefined || !(await isOpen(db, invitation, now))) throw uninvited();
}

/**
 * Redeems the admin claim or the invitation of a new user, in the transaction that creates the account. @throws
 * BusinessError 403
 */
export async function admit(
  trx: Db,
  signUp: SignUpKind,
  invitation: string | undefined,
  userId: number,
  now: number,
): Promise<void> {
  if (invitation !== undefined) {
    if (await takeClaim(trx, userId, invitation)) return;
    if (signUp !== 'closed' && (await takeInvitation(trx, invitation, userId, now))) return;
  }
  if (signUp === 'open') return;
  throw signUp === 'closed' ? closed() : uninvited();
}
