import type { Db } from '@qingyin/server-db';
import { z } from 'zod';
import type { CleanUp } from './clean-up.ts';

const NAME = 'clean-up-stopped';

const shape = z.object({
  files: z.number(),
  unknown: z.number(),
  /** ms since 1970 */
  time: z.number(),
});

/** A clean-up that waits for the confirmation of an administrator. */
export type StoppedCleanUp = z.infer<typeof shape>;

/** Records that a clean-up has stopped, or clears the record; shared by all servers on the database. */
export async function recordCleanUp(db: Db, { files, unknown, moved }: CleanUp, time: number): Promise<void> {
  if (moved === unknown) {
    await db.deleteFrom('setting').where('name', '=', NAME).execute();
    return;
  }
  const value = JSON.stringify({ files, unknown, time });
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The clean-up that waits for an administrator, or null. */
export async function stoppedCleanUp(db: Db): Promise<StoppedCleanUp | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row ? shape.parse(JSON.parse(row.value)) : null;
}

/** Log message for a stopped clean-up. */
export const stoppedCleanUpMessage = ({ files, unknown }: Pick<CleanUp, 'files' | 'unknown'>): string =>
  `clean-up stopped: ${unknown} of ${files} stored files are not in the database. Nothing was moved. ` +
  'If this is another or an older database, restore the right one. To remove these files, confirm as administrator in ' +
  'the settings, or with the server stopped: npm start -- files clean';
