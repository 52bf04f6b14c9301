import { whereIn } from '@qingyin/server-db';
import type { SheetProblem } from './read-sheets.ts';
import type { GroupFolder, ScanContext } from './scan-context.ts';

/** Stores which CUE sheets of folders cannot be read, instead of those that could not before. */
export async function noteSheetProblems(
  { db, writer, library }: Pick<ScanContext, 'db' | 'writer' | 'library'>,
  folders: readonly GroupFolder[],
  problems: readonly SheetProblem[],
): Promise<void> {
  const ids = folders.map(({ id }) => id);
  const known = await db
    .selectFrom('unreadable_sheet')
    .select('name')
    .where(whereIn(db, 'folder_id', ids))
    .limit(1)
    .executeTakeFirst();
  if (!known && problems.length === 0) return;
  await writer.write(async (trx) => {
    await trx
      .deleteFrom('unreadable_sheet')
      .where(whereIn(trx, 'folder_id', ids))
      .execute();
    if (problems.length === 0) return;
    await trx
      .insertInto('unreadable_sheet')
      .values(
        problems.map(({ folderId, name, error }) => ({
          folder_id: folderId,
          library_id: library.id,
          name,
          error,
        })),
      )
      .execute();
  });
}
