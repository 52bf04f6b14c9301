import type { Db } from '@qingyin/server-db';

/** Ends the sessions of the demo account, after it was disabled. */
export async function endDemoSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', 'in', db.selectFrom('user').select('id').where('role', '=', 'demo'))
    .execute();
}
