import { type Db, type PicturedKind, whereIn } from '@qingyin/server-db';
import { folderGroup } from '../derive/disc-folder.ts';
import { DESCRIPTION_NAMES } from '../folders/file-kind.ts';
import type { FolderFile } from '../folders/stat-files.ts';
import { childPath } from '../folders/walk-names.ts';
import { albumOfFolder } from './album-of-folder.ts';
import { artistOfFolder } from './artist-of-folder.ts';
import { withFoldersAbove } from './artist-pictures.ts';
import { isBelow } from './changed-groups.ts';
import { readDescription } from './read-description.ts';
import type { ScanContext } from './scan-context.ts';
import { parseSidecars, sidecarHash } from './sidecars.ts';

/** Folders that are looked at in one query. */
const FOLDERS_AT_ONCE = 500;

interface Folder {
  id: number;
  path: string;
  sidecars: string;
}

/**
 * Gives artists and albums the descriptions in their folders, and takes those away that are gone. A description is of the
 * artist, or of the album, of most songs in and below its folder.
 *
 * @param changed paths of folders whose albums or descriptions may have changed; those above them are looked at too
 */
export async function applyDescriptions(scan: ScanContext, changed: readonly string[]): Promise<void> {
  const { db, library } = scan;
  const paths = [...new Set(changed.flatMap(withFoldersAbove))];
  for (let from = 0; from < paths.length; from += FOLDERS_AT_ONCE) {
    scan.signal.throwIfAborted();
    const folders = await db
      .selectFrom('music_folder')
      .select(['id', 'path', 'sidecars'])
      .where('library_id', '=', library.id)
      .where(whereIn(db, 'path', paths.slice(from, from + FOLDERS_AT_ONCE)))
      .where((eb) =>
        eb.or([
          eb('sidecars', 'like', '%"descriptions":%'),
          eb('id', 'in', eb.selectFrom('found_text').select('folder_id')),
        ]),
      )
      .execute();
    for (const folder of folders)
      for (const kind of ['artist', 'album'] as const) await applyOne(scan, folder, kind);
  }
}

async function applyOne(scan: ScanContext, folder: Folder, kind: PicturedKind): Promise<void> {
  const { db, library, writer } = scan;
  const file = await descriptionOf(scan, folder, kind);
  const owner =
    file && (await (kind === 'artist' ? artistOfFolder : albumOfFolder)(db, library.id, folder.path));
  const version = file ? sidecarHash(library.id, folder.path, file) : '';
  const known = await db
    .selectFrom('found_text')
    .select(['owner_id', 'version'])
    .where('folder_id', '=', folder.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (known ? known.owner_id === owner && known.version === version : !owner) return;
  const body =
    file && owner ? await readDescription(scan.absolutePath(childPath(folder.path, file.name))) : '';
  await writer.write(async (trx) => {
    await trx.deleteFrom('found_text').where('folder_id', '=', folder.id).where('kind', '=', kind).execute();
    if (owner && body !== '')
      await trx
        .insertInto('found_text')
        .values({ folder_id: folder.id, library_id: library.id, kind, owner_id: owner, version, body })
        .execute();
  });
}

/** The file that describes the artist or the album of a folder. */
async function descriptionOf(
  { db, library }: ScanContext,
  { path, sidecars }: Folder,
  kind: PicturedKind,
): Promise<FolderFile | undefined> {
  const nameOf = ({ name }: FolderFile): string => name.normalize('NFC').toLowerCase();
  const files = parseSidecars(sidecars).descriptions.toSorted(
    (a, b) => DESCRIPTION_NAMES.indexOf(nameOf(a)) - DESCRIPTION_NAMES.indexOf(nameOf(b)),
  );
  const own = files.find((file) =>
    kind === 'artist' ? /^(?:artist|biography)\./.test(nameOf(file)) : nameOf(file).startsWith('album.'),
  );
  if (own) return own;
  const either = files.find((file) => /^[简簡]介\./.test(nameOf(file)));
  if (!either) return undefined;
  return (await isAlbumFolder(db, library.id, path)) === (kind === 'album') ? either : undefined;
}

/** Whether a folder has songs itself, or in folders of discs. */
async function isAlbumFolder(db: Db, libraryId: number, path: string): Promise<boolean> {
  const rows = await db
    .selectFrom('music_folder')
    .innerJoin('music_file', 'music_file.folder_id', 'music_folder.id')
    .select('music_folder.path')
    .distinct()
    .where('music_folder.library_id', '=', libraryId)
    .where((eb) => eb.or([eb('music_folder.path', '=', path), isBelow(db, path)]))
    .where('music_file.missing_since', 'is', null)
    .execute();
  return rows.some((row) => row.path === path || folderGroup(row.path) === path);
}
