import type { Db } from '../db/open.ts';
import { write } from '../db/write.ts';
import { heard, sha256, spokenSecret } from './secrets.ts';

const SETTING = 'admin-claim';
const hashOf = (code: string): string => sha256(heard(code));

const admins = (db: Db) =>
  db.selectFrom('user').select('id').where('role', '=', 'admin').orderBy('id').limit(1);

/**
 * Makes the code by which the first administrator takes this server over, as long as there is none. Of several
 * replicas the code printed last counts.
 *
 * @returns the code to print, or null when the server has its administrator
 */
export async function makeClaim(db: Db): Promise<string | null> {
  const code = spokenSecret();
  return write(db, async (trx) => {
    await trx.deleteFrom('setting').where('name', '=', SETTING).execute();
    if (await admins(trx).executeTakeFirst()) return null;
    await trx
      .insertInto('setting')
      .values({ name: SETTING, value: hashOf(code) })
      .execute();
    return code;
  });
}

/** Whether a code is the one that was printed. */
export async function isClaim(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value === hashOf(code);
}

/** Makes a user the first administrator. @returns false when the code is wrong or somebody was faster */
export async function takeClaim(trx: Db, userId: number, code: string): Promise<boolean> {
  if (!(await isClaim(trx, code)) || (await admins(trx).executeTakeFirst())) return false;
  await trx.deleteFrom('setting').where('name', '=', SETTING).execute();
  await trx.updateTable('user').set({ role: 'admin' }).where('id', '=', userId).execute();
  return true;
}
