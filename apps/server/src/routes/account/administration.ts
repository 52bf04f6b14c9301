import { measuringProgress } from '@qingyin/server-sound';
import {
  pendingCaptchas,
  redeemAdminClaim,
  createInvitation,
  listInvitations,
  revokeInvitation,
} from '@qingyin/server-accounts';
import { inWriteTransaction } from '@qingyin/server-db';
import { BusinessError, notFound } from '@qingyin/server-kernel';
import { endpoints, type Invitation, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { checkGuess, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';
import { loadCurrentUser } from './own-profile.ts';

const { account } = endpoints;

const withLink = (origin: string, made: Invitation & { invitation: string }) => ({
  ...made,
  link: `${origin}/login?invitation=${made.invitation}`,
});

/** Routes of administrators, and the claim by which the first user becomes one (docs/api-extensions.md). */
export const administrationRoutes: Route[] = [
  personal(account.adminClaim, schemas.account.adminClaim, async (call, { claim }) => {
    const user = await loadCurrentUser(call);
    if (user.role === 'demo') throw new BusinessError(resultCodes.forbidden, '演示账号不能这样做');
    const right = await checkGuess(call, rateLimitRules.wrongCaptcha, 'admin claim', () =>
      inWriteTransaction(call.db, (trx) => redeemAdminClaim(trx, user.id, claim)),
    );
    if (!right) throw new BusinessError(resultCodes.forbidden, '口令错误，或本站已有管理员');
    return { code: 200 };
  }),
  personal(account.adminCaptchas, schemas.account.adminCaptchas, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await pendingCaptchas(call.db, call.app.now()) };
  }),
  personal(account.adminSound, schemas.account.adminSound, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await measuringProgress(call.db) };
  }),
  personal(account.invitations, schemas.account.invitations, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await listInvitations(call.db, call.app.now()) };
  }),
  personal(account.invitationCreate, schemas.account.invitationCreate, async (call, { days }) => {
    const { id } = await requireAdmin(call);
    const made = await createInvitation(call.db, id, days, call.app.now());
    return { code: 200, data: withLink(call.origin, made) };
  }),
  personal(account.invitationRevoke, schemas.account.invitationRevoke, async (call, { id }) => {
    await requireAdmin(call);
    if (!(await revokeInvitation(call.db, id))) throw notFound('邀请');
    return { code: 200 };
  }),
];
