import { type Db, whereIn } from '@qingyin/server-db';
import type { FolderListing } from '../folders/walk-folder.ts';
import type { ScanContext } from './scan-context.ts';

/** Folders whose playlist files are deleted in one query. */
const FOLDERS_AT_ONCE = 200;
/** The character after `/`: paths below a folder lie between `path/` and `path0`. */
const AFTER_SLASH = '0';

/** Makes the rows of the playlist files of a folder equal its listing. */
export async function writePlaylistFiles(
  trx: Db,
  libraryId: number,
  { path: folder, playlists }: Pick<FolderListing, 'path' | 'playlists'>,
): Promise<void> {
  const pathOf = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
  const there = new Set(playlists.map(({ name }) => pathOf(name)));
  const gone = (await playlistFilesOf(trx, libraryId, folder)).filter(({ path }) => !there.has(path));
  await deletePlaylistFiles(
    trx,
    gone.map(({ id }) => id),
  );
  for (const { name, size, modifiedAt } of playlists)
    await trx
      .insertInto('music_playlist_file')
      .values({ library_id: libraryId, path: pathOf(name), size, modified_at: modifiedAt })
      .onConflict((conflict) =>
        conflict.columns(['library_id', 'path']).doUpdateSet({ size, modified_at: modifiedAt }),
      )
      .execute();
}

/** Deletes the playlist files of folders that are gone. */
export async function forgetPlaylistFiles(
  { db, library, writer }: ScanContext,
  folders: readonly { path: string }[],
): Promise<void> {
  if (folders.length === 0) return;
  const paths = new Set(folders.map(({ path }) => path));
  const rows = await db
    .selectFrom('music_playlist_file')
    .select(['id', 'path'])
    .where('library_id', '=', library.id)
    .execute();
  const gone = rows.filter(({ path }) => paths.has(folderOf(path)));
  for (let from = 0; from < gone.length; from += FOLDERS_AT_ONCE) {
    const ids = gone.slice(from, from + FOLDERS_AT_ONCE).map(({ id }) => id);
    await writer.write((trx) => deletePlaylistFiles(trx, ids));
  }
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Rows of the playlist files in a folder itself. */
async function playlistFilesOf(trx: Db, libraryId: number, folder: string) {
  const rows = await trx
    .selectFrom('music_playlist_file')
    .select(['id', 'path'])
    .where('library_id', '=', libraryId)
    .$if(folder !== '', (query) =>
      query.where('path', '>=', `${folder}/`).where('path', '<', folder + AFTER_SLASH),
    )
    .execute();
  return rows.filter(({ path }) => folderOf(path) === folder);
}

async function deletePlaylistFiles(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('music_playlist_file')
    .where(whereIn(trx, 'id', ids))
    .execute();
}
