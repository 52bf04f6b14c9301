import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { normalizeSecret, sha256, readableSecret } from './secrets.ts';

const SETTING = 'admin-claim';
const hashOf = (code: string): string => sha256(normalizeSecret(code));

const admins = (db: Db) =>
  db.selectFrom('user').select('id').where('role', '=', 'admin').orderBy('id').limit(1);

/**
 * Creates the code with which a user becomes the first administrator, unless there is one. Of several replicas the
 * code printed last is valid.
 *
 * @returns the code to print, or null when there is an administrator
 */
export async function createAdminClaim(db: Db): Promise<string | null> {
  const code = readableSecret();
  return inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('setting').where('name', '=', SETTING).execute();
    if (await admins(trx).executeTakeFirst()) return null;
    await trx
      .insertInto('setting')
      .values({ name: SETTING, value: hashOf(code) })
      .execute();
    return code;
  });
}

/** Whether a code is the valid admin claim. */
export async function isAdminClaim(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value === hashOf(code);
}

/** Makes a user the first administrator. @returns false when the code is wrong or has been redeemed already */
export async function redeemAdminClaim(trx: Db, userId: number, code: string): Promise<boolean> {
  if (!(await isAdminClaim(trx, code)) || (await admins(trx).executeTakeFirst())) return false;
  await trx.deleteFrom('setting').where('name', '=', SETTING).execute();
  await trx.updateTable('user').set({ role: 'admin' }).where('id', '=', userId).execute();
  return true;
}
