import { z } from 'zod';
import type { Db } from '../db/open.ts';
import type { CleanUp } from './clean-up.ts';

const NAME = 'clean-up-stopped';

const shape = z.object({
  files: z.number(),
  unknown: z.number(),
  /** ms since 1970 */
  time: z.number(),
});

/** A clean-up that waits for an administrator, as the last one found things. */
export type StoppedCleanUp = z.infer<typeof shape>;

/** Notes that a clean-up has stopped, or that none waits any more; all servers on the database read it. */
export async function noteCleanUp(db: Db, { files, unknown, moved }: CleanUp, time: number): Promise<void> {
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

/** The clean-up that waits for an administrator, null when none does. */
export async function stoppedCleanUp(db: Db): Promise<StoppedCleanUp | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row ? shape.parse(JSON.parse(row.value)) : null;
}

/** For the log. */
export const stoppedText = ({ files, unknown }: Pick<CleanUp, 'files' | 'unknown'>): string =>
  `clean-up stopped: the database does not know ${unknown} of ${files} stored files. Nothing was moved. ` +
  'If this is another or an older database, restore the right one. If they are to go, an administrator confirms in ' +
  'the settings, or with the server stopped: npm start -- files clean';
