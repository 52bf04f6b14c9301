import type { Db } from '@qingyin/server-db';

const QUESTION = 'demo-catalogue-question';

/** Stores that an administrator is to be asked once whether the demo catalogue stays. */
export async function openQuestion(db: Db): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: QUESTION, value: 'open' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export const closeQuestion = async (db: Db): Promise<void> =>
  void (await db.deleteFrom('setting').where('name', '=', QUESTION).execute());

export async function isQuestionOpen(db: Db): Promise<boolean> {
  const row = await db.selectFrom('setting').select('name').where('name', '=', QUESTION).executeTakeFirst();
  return row !== undefined;
}
