import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/schema.ts';
import { notFound } from '../http/failures.ts';

/** Finds a user with an account. @throws BusinessError 404 for unknown users and anonymous visitors */
export async function knownUser(db: Db, id: number): Promise<UserRow> {
  const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user || user.anonymous) throw notFound('用户');
  return user;
}
