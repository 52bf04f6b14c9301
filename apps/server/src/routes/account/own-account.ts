import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { exportAccount } from '../../accounts/export.ts';
import { removeUser } from '../../accounts/removal.ts';
import type { UserRow } from '../../db/schema.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { takeBack } from '../../session/cookies.ts';
import { endSession, endSessions, listSessions } from '../../session/own-sessions.ts';
import { hashPassword } from '../../session/passwords.ts';
import { expectPassword } from './login.ts';
import { selfOf } from './own-profile.ts';

const { account } = endpoints;

function expectNoDemo({ role }: UserRow): void {
  if (role === 'demo') throw new BusinessError(resultCodes.forbidden, '演示账号不能这样做');
}

/** Routes by which users manage their own account: sessions, password, deletion, export (docs/api-extensions.md). */
export const ownAccountRoutes: Route[] = [
  personal(account.role, schemas.account.role, async (call) => ({
    code: 200,
    data: { role: (await selfOf(call)).role },
  })),
  personal(account.sessions, schemas.account.sessions, async ({ db, user, token, house }) => ({
    code: 200,
    data: await listSessions(db, user.id, token ?? '', house.now()),
  })),
  personal(account.sessionEnd, schemas.account.sessionEnd, async ({ db, user, house }, { id }) => {
    if (!(await endSession(db, user.id, id, house.now()))) throw notFound('登录');
    return { code: 200 };
  }),
  personal(account.sessionsEndOthers, schemas.account.sessionsEndOthers, async ({ db, user, token }) => ({
    code: 200,
    ended: await endSessions(db, user.id, token),
  })),
  personal(
    account.accountPassword,
    schemas.account.accountPassword,
    async (call, { oldpassword, password }) => {
      const user = await selfOf(call);
      expectNoDemo(user);
      await expectPassword(call, '', user, { password: oldpassword });
      const password_hash = await hashPassword(password);
      await call.db.updateTable('user').set({ password_hash }).where('id', '=', user.id).execute();
      await endSessions(call.db, user.id, call.token);
      return { code: 200 };
    },
  ),
  personal(account.accountDelete, schemas.account.accountDelete, async (call, sent) => {
    const user = await selfOf(call);
    expectNoDemo(user);
    await expectPassword(call, '', user, sent);
    await call.house.files.store.remove(await removeUser(call.db, user.id));
    takeBack(call);
    return { code: 200 };
  }),
  personal(account.accountExport, schemas.account.accountExport, async ({ db, user, house }) => ({
    code: 200,
    data: { exportTime: house.now(), userId: user.id, tables: await exportAccount(db, user.id) },
  })),
];
