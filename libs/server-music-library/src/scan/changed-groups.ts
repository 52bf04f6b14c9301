import { type Db, isPostgres, type MusicLibraryRow, whereIn } from '@qingyin/server-db';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { folderGroup } from '../derive/disc-folder.ts';
import { type GroupFolder, type ScanContext } from './scan-context.ts';
import { parseSidecars } from './sidecars.ts';

/** Groups of folders (`folderGroup`) whose albums have to be derived again, in the order of their paths. */
export async function changedGroups({ db, library }: ScanContext): Promise<string[]> {
  const rows = await db
    .selectFrom('music_folder')
    .select('path')
    .where('library_id', '=', library.id)
    .where('dirty', '>', 0)
    .orderBy('path')
    .execute();
  return [...new Set(rows.map(({ path }) => folderGroup(path)))];
}

/** The folder of a group and its folders of discs. */
export async function foldersOfGroup(
  { db, library }: { db: Db; library: Pick<MusicLibraryRow, 'id'> },
  group: string,
): Promise<GroupFolder[]> {
  const rows = await db
    .selectFrom('music_folder')
    .select(['id', 'path', 'sidecars', 'dirty'])
    .where('library_id', '=', library.id)
    .where((eb) => eb.or([eb('path', '=', group), isBelow(db, group)]))
    .orderBy('path')
    .execute();
  return rows
    .filter(({ path }) => folderGroup(path) === group)
    .map((row) => ({ ...row, sidecars: parseSidecars(row.sidecars) }));
}

/** Condition for `path`: below a folder. SQLite compares bytes, and `0` follows `/`: the index is used. */
export function isBelow(db: Db, folder: string): RawBuilder<SqlBool> {
  if (folder === '') return sql`path <> ''`;
  return isPostgres(db)
    ? sql`starts_with(path, ${`${folder}/`})`
    : sql`(path > ${`${folder}/`} and path < ${`${folder}0`})`;
}

/** Whether files of folders are not read yet. */
export async function hasPendingFiles(
  { db }: ScanContext,
  folders: readonly GroupFolder[],
): Promise<boolean> {
  const ids = folders.map(({ id }) => id);
  const row = await db
    .selectFrom('music_file')
    .select('id')
    .where(whereIn(db, 'folder_id', ids))
    .where('state', '=', 'pending')
    .where('missing_since', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
