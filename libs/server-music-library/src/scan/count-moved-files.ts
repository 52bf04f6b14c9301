import { countMoved, identitiesOf, type MovedFile } from '../folders/count-moved.ts';
import type { ScanContext } from './scan-context.ts';

/** New files that are compared at once. */
const FILES_AT_ONCE = 1000;

/** The highest id of a file so far; files that a scan adds later have higher ones. */
export async function lastFileId({ db }: ScanContext): Promise<number> {
  const row = await db
    .selectFrom('music_file')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/**
 * Counts vanished files that a scan found at another place of the library, see `countMoved`. The new files are looked at
 * in chunks, and only those that can be one of the vanished files are kept: the first scan of a library adds all of its
 * files.
 *
 * @param before `lastFileId` when the scan began
 */
export async function countMovedFiles(
  { db, library }: ScanContext,
  vanished: readonly MovedFile[],
  before: number,
): Promise<number> {
  if (vanished.length === 0) return 0;
  const wanted = new Set(vanished.flatMap(identitiesOf));
  const appeared: MovedFile[] = [];
  for (let last = before; ;) {
    const files = await db
      .selectFrom('music_file')
      .select(['id', 'name', 'size', 'inode'])
      .where('library_id', '=', library.id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(FILES_AT_ONCE)
      .execute();
    appeared.push(...files.filter((file) => identitiesOf(file).some((identity) => wanted.has(identity))));
    last = files.at(-1)?.id ?? last;
    if (files.length < FILES_AT_ONCE) return countMoved(vanished, appeared);
  }
}
