import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { KEPT_MOST, KEPT_MS } from './limits.ts';

/** Deletes notifications older than the retention time, and the oldest ones of users with more than the maximum. */
export async function sweepNotices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
  const crowded = await db
    .selectFrom('notice')
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll(), '>', KEPT_MOST)
    .execute();
  for (const { user_id } of crowded)
    await sql`delete from notice where user_id = ${user_id} and id not in (
      select id from notice where user_id = ${user_id} order by created_at desc, id desc limit ${KEPT_MOST})`.execute(
      db,
    );
}
