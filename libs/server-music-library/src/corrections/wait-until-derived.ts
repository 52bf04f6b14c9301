import { type Db, whereIn } from '@qingyin/server-db';
import { setTimeout as pause } from 'node:timers/promises';
import type { CorrectableFile } from './corrected-files.ts';

const CHECK_EVERY_MS = 100;

/**
 * Waits until the albums of the files' folders are derived.
 *
 * @param longestMs a scan that runs meanwhile may take longer
 * @returns whether they are
 */
export async function waitUntilDerived(
  db: Db,
  files: readonly CorrectableFile[],
  longestMs: number,
): Promise<boolean> {
  const ids = [...new Set(files.map(({ folderId }) => folderId))];
  if (ids.length === 0) return true;
  for (const end = performance.now() + longestMs; ;) {
    const row = await db
      .selectFrom('music_folder')
      .select('id')
      .where(whereIn(db, 'id', ids))
      .where('dirty', '>', 0)
      .limit(1)
      .executeTakeFirst();
    if (!row) return true;
    if (performance.now() >= end) return false;
    await pause(CHECK_EVERY_MS);
  }
}
