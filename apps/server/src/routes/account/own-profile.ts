import { bindingsOf, computeUserLevel } from '@qingyin/server-catalogue';
import { indexUser } from '@qingyin/server-search';
import { nicknameTaken, ownerOfNickname } from '@qingyin/server-accounts';
import { type Db, type UserRow, inWriteTransaction } from '@qingyin/server-db';
import { BusinessError, needsLogin } from '@qingyin/server-kernel';
import { endpoints, nicknameKey, type ProfileChange, resultCodes, type UserLevel } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { UserRequestContext } from '../../http/route.ts';
import { personal, type Route } from '../../http/route.ts';

const { account } = endpoints;

/** Loads the caller's user row. @throws BusinessError 301 if the account was deleted */
export async function loadCurrentUser(call: UserRequestContext): Promise<UserRow> {
  const user = await call.db.selectFrom('user').selectAll().where('id', '=', call.user.id).executeTakeFirst();
  if (!user) throw needsLogin();
  return user;
}

/** Updates the given fields of a profile. @throws BusinessError 400 if another user has the nickname */
export async function updateProfile(
  db: Db,
  userId: number,
  change: { [Name in keyof ProfileChange]: ProfileChange[Name] | undefined },
): Promise<void> {
  const given: ProfileChange = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) return;
  const { nickname } = given;
  await inWriteTransaction(db, async (trx) => {
    if (nickname !== undefined && ((await ownerOfNickname(trx, nickname))?.id ?? userId) !== userId)
      throw nicknameTaken();
    await trx
      .updateTable('user')
      .set({ ...given, ...(nickname === undefined ? {} : { nickname_key: nicknameKey(nickname) }) })
      .where('id', '=', userId)
      .execute();
    if (nickname !== undefined) await indexUser(trx, userId);
  });
}

/** Routes by which users read and change their own profile (docs/specification/contract/social.md#homepage). */
export const ownProfileRoutes: Route[] = [
  personal(account.userUpdate, schemas.account.userUpdate, async (call, change) => {
    await updateProfile(call.db, call.user.id, change);
    return { code: 200 };
  }),
  personal(account.userBinding, schemas.account.userBinding, async (call, { uid }) => {
    if (uid !== call.user.id) throw new BusinessError(resultCodes.notOwner, '只能查看自己的绑定');
    return { code: 200, bindings: bindingsOf(await loadCurrentUser(call), true) };
  }),
  personal(account.userLevel, schemas.account.userLevel, async (call) => {
    const user = await loadCurrentUser(call);
    const { level, ...state } = computeUserLevel(user, call.app.now());
    const data: UserLevel = { userId: user.id, level, ...state, info: '' };
    return { code: 200, full: state.progress === 1, data };
  }),
];
