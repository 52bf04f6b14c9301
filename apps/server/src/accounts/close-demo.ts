import type { Db } from '../db/open.ts';

/** Ends the sessions of the demo account, after it was disabled. */
export async function closeDemo(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', 'in', db.selectFrom('user').select('id').where('role', '=', 'demo'))
    .execute();
}
