import { endpoints, type Invitation, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { waitingCaptchas } from '../../accounts/captchas.ts';
import { takeClaim } from '../../accounts/claim.ts';
import { createInvitation, listInvitations, revokeInvitation } from '../../accounts/invitations.ts';
import { write } from '../../db/write.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { guess, rules } from '../../http/limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { soundProgress } from '../../sound/progress.ts';
import { expectAdmin } from './expect-admin.ts';
import { selfOf } from './own-profile.ts';

const { account } = endpoints;

const withLink = (origin: string, made: Invitation & { invitation: string }) => ({
  ...made,
  link: `${origin}/login?invitation=${made.invitation}`,
});

/** Routes of administrators, and the claim by which the first user becomes one (docs/api-extensions.md). */
export const administrationRoutes: Route[] = [
  personal(account.adminClaim, schemas.account.adminClaim, async (call, { claim }) => {
    const user = await selfOf(call);
    if (user.role === 'demo') throw new BusinessError(resultCodes.forbidden, '演示账号不能这样做');
    const right = await guess(call, rules.wrongCaptcha, 'admin claim', () =>
      write(call.db, (trx) => takeClaim(trx, user.id, claim)),
    );
    if (!right) throw new BusinessError(resultCodes.forbidden, '口令错误，或本站已有管理员');
    return { code: 200 };
  }),
  personal(account.adminCaptchas, schemas.account.adminCaptchas, async (call) => {
    await expectAdmin(call);
    return { code: 200, data: await waitingCaptchas(call.db, call.house.now()) };
  }),
  personal(account.adminSound, schemas.account.adminSound, async (call) => {
    await expectAdmin(call);
    return { code: 200, data: await soundProgress(call.db) };
  }),
  personal(account.invitations, schemas.account.invitations, async (call) => {
    await expectAdmin(call);
    return { code: 200, data: await listInvitations(call.db, call.house.now()) };
  }),
  personal(account.invitationCreate, schemas.account.invitationCreate, async (call, { days }) => {
    const { id } = await expectAdmin(call);
    const made = await createInvitation(call.db, id, days, call.house.now());
    return { code: 200, data: withLink(call.origin, made) };
  }),
  personal(account.invitationRevoke, schemas.account.invitationRevoke, async (call, { id }) => {
    await expectAdmin(call);
    if (!(await revokeInvitation(call.db, id))) throw notFound('邀请');
    return { code: 200 };
  }),
];
