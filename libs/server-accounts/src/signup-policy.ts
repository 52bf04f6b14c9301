import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import type { SignUpPolicy } from './account-config.ts';
import { isAdminClaim, redeemAdminClaim } from './admin-claim.ts';
import { isInvitationValid, redeemInvitation } from './invitations.ts';

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
export async function assertSignUpAllowed(
  db: Db,
  signUp: SignUpPolicy,
  invitation: string | undefined,
  now: number,
): Promise<void> {
  if (signUp === 'open' || (invitation !== undefined && (await isAdminClaim(db, invitation)))) return;
  if (signUp === 'closed') throw closed();
  if (invitation === undefined || !(await isInvitationValid(db, invitation, now))) throw uninvited();
}

/**
 * Redeems the admin claim or the invitation of a new user, in the transaction that creates the account. @throws
 * BusinessError 403
 */
export async function redeemSignUpSecret(
  trx: Db,
  signUp: SignUpPolicy,
  invitation: string | undefined,
  userId: number,
  now: number,
): Promise<void> {
  if (invitation !== undefined) {
    if (await redeemAdminClaim(trx, userId, invitation)) return;
    if (signUp !== 'closed' && (await redeemInvitation(trx, invitation, userId, now))) return;
  }
  if (signUp === 'open') return;
  throw signUp === 'closed' ? closed() : uninvited();
}
