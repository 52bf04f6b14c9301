import type { Db } from '@qingyin/server-db';

/** Rows of recorded changes above which they are deleted. */
const MANY = 1000;

/**
 * Text that differs after each committed change of the songs of music libraries, by whichever process (migration
 * 0037-catalogue-changes).
 */
export async function catalogueRevision(db: Db): Promise<string> {
  const { count, last, sum } = await db
    .selectFrom('catalogue_change')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('id').as('last'),
      eb.fn.sum<number>('revision').as('sum'),
    ])
    .executeTakeFirstOrThrow();
  // A backup of a database that never changed has no row to count in.
  if (Number(count) === 0) await db.insertInto('catalogue_change').values({ revision: 1 }).execute();
  if (Number(count) > MANY)
    await db
      .deleteFrom('catalogue_change')
      .where('id', '<', last ?? 0)
      .execute();
  return `${count} ${last ?? 0} ${sum ?? 0}`;
}
