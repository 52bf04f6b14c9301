import { userById } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import type { ReportedKind } from '@qingyin/contract';
import type { Files } from '@qingyin/server-files';
import { removeComment } from '../comments/delete-comments.ts';
import { removeEvents } from '../events/write-events.ts';

/** Database and stored files of the server. */
interface Store {
  db: Db;
  files: { store: Pick<Files['store'], 'remove'> };
}

/** Maximum number of rows removed in one transaction, so that other writers do not wait long. */
const AT_ONCE = 100;

async function comment({ db }: Store, id: number): Promise<void> {
  await inWriteTransaction(db, async (trx) => {
    const row = await trx.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('评论');
    await removeComment(trx, row);
  });
}

async function event({ db, files }: Store, id: number): Promise<void> {
  const spare = await inWriteTransaction(db, async (trx) => {
    const row = await trx.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('动态');
    return removeEvents(trx, [id]);
  });
  await files.store.remove(spare);
}

async function nextComments({ db }: Store, userId: number): Promise<number> {
  return inWriteTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('comment')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await removeComment(trx, row);
    return rows.length;
  });
}

async function nextEvents({ db, files }: Store, userId: number): Promise<number> {
  const { spare, count } = await inWriteTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('event')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map((row) => row.id);
    return { spare: await removeEvents(trx, ids), count: ids.length };
  });
  await files.store.remove(spare);
  return count;
}

/** Removes all posts and comments of a user in batches, and finally the reports of the user. */
async function user(store: Store, id: number): Promise<void> {
  await userById(store.db, id);
  while ((await nextEvents(store, id)) > 0);
  while ((await nextComments(store, id)) > 0);
  await store.db.deleteFrom('report').where('kind', '=', 'user').where('target_id', '=', id).execute();
}

/**
 * Moderation: removes a comment or a post like its author would, with everything that depends on it and the
 * reports of it. For a user it removes all posts and comments.
 *
 * @throws BusinessError 404 if it does not exist
 */
export const removeReportedContent: Record<ReportedKind, (store: Store, id: number) => Promise<void>> = {
  comment,
  event,
  user,
};
