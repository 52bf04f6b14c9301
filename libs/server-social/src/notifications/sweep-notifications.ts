import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';
import { MAX_NOTIFICATIONS_PER_USER, RETENTION_MS } from './retention.ts';

/** Deletes notifications older than the retention time, and the oldest ones of users with more than the maximum. */
export async function sweepNotifications(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('created_at', '<', now - RETENTION_MS)
    .execute();
  const crowded = await db
    .selectFrom('notice')
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll(), '>', MAX_NOTIFICATIONS_PER_USER)
    .execute();
  for (const { user_id } of crowded)
    await sql`delete from notice where user_id = ${user_id} and id not in (
      select id from notice where user_id = ${user_id} order by created_at desc, id desc limit ${MAX_NOTIFICATIONS_PER_USER})`.execute(
      db,
    );
}
