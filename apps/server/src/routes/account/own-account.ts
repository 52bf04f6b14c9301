import {
  exportAccount,
  removeUser,
  endSession,
  endSessions,
  listSessions,
  hashPassword,
} from '@qingyin/server-accounts';
import type { UserRow } from '@qingyin/server-db';
import { BusinessError, notFound } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { clearSessionCookies } from '../../http/session-cookies.ts';
import { verifyPassword } from './login.ts';
import { loadCurrentUser } from './own-profile.ts';

const { account } = endpoints;

function expectNoDemo({ role }: UserRow): void {
  if (role === 'demo') throw new BusinessError(resultCodes.forbidden, '演示账号不能这样做');
}

/** Routes by which users manage their own account: sessions, password, deletion, export (docs/api-extensions.md). */
export const ownAccountRoutes: Route[] = [
  personal(account.role, schemas.account.role, async (call) => ({
    code: 200,
    data: { role: (await loadCurrentUser(call)).role },
  })),
  personal(account.sessions, schemas.account.sessions, async ({ db, user, token, app }) => ({
    code: 200,
    data: await listSessions(db, user.id, token ?? '', app.now()),
  })),
  personal(account.sessionEnd, schemas.account.sessionEnd, async ({ db, user, app }, { id }) => {
    if (!(await endSession(db, user.id, id, app.now()))) throw notFound('登录');
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
      const user = await loadCurrentUser(call);
      expectNoDemo(user);
      await verifyPassword(call, '', user, { password: oldpassword });
      const password_hash = await hashPassword(password);
      await call.db.updateTable('user').set({ password_hash }).where('id', '=', user.id).execute();
      await endSessions(call.db, user.id, call.token);
      return { code: 200 };
    },
  ),
  personal(account.accountDelete, schemas.account.accountDelete, async (call, sent) => {
    const user = await loadCurrentUser(call);
    expectNoDemo(user);
    await verifyPassword(call, '', user, sent);
    await call.app.files.store.remove(await removeUser(call.db, user.id));
    clearSessionCookies(call);
    return { code: 200 };
  }),
  personal(account.accountExport, schemas.account.accountExport, async ({ db, user, app }) => ({
    code: 200,
    data: { exportTime: app.now(), userId: user.id, tables: await exportAccount(db, user.id) },
  })),
];
