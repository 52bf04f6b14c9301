import type { Db, UserRow } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';

/** Finds a user with an account. @throws BusinessError 404 for unknown users and anonymous visitors */
export async function userById(db: Db, id: number): Promise<UserRow> {
  const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user || user.anonymous) throw notFound('用户');
  return user;
}
