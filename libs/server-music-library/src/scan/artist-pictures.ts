import { type Db, whereIn } from '@qingyin/server-db';
import { refreshArtistImages } from '../pictures/artist-image.ts';
import { artistOfFolder } from './artist-of-folder.ts';
import type { ScanContext } from './scan-context.ts';
import { notePicture, parseSidecars } from './sidecars.ts';

/** Folders that are looked at in one query. */
const FOLDERS_AT_ONCE = 500;

interface Folder {
  id: number;
  path: string;
  sidecars: string;
}

/**
 * Gives artists the pictures in their folders, and takes those away that are gone. A picture is of the artist of the songs
 * in and below its folder.
 *
 * @param changed paths of folders whose albums or pictures may have changed; those above them are looked at too
 */
export async function applyArtistPictures(scan: ScanContext, changed: readonly string[]): Promise<void> {
  const paths = [...new Set(changed.flatMap(withFoldersAbove))];
  for (let from = 0; from < paths.length; from += FOLDERS_AT_ONCE) {
    scan.signal.throwIfAborted();
    await applyPicturesOf(scan, paths.slice(from, from + FOLDERS_AT_ONCE));
  }
}

/** The path itself and those of the folders above it up to the root. */
export const withFoldersAbove = (path: string): string[] => {
  const names = path === '' ? [] : path.split('/');
  return Array.from({ length: names.length + 1 }, (_one, depth) => names.slice(0, depth).join('/'));
};

async function applyPicturesOf(scan: ScanContext, paths: readonly string[]): Promise<void> {
  const { db, library, writer } = scan;
  const rows = await db
    .selectFrom('music_folder')
    .leftJoin('artist_picture', 'artist_picture.folder_id', 'music_folder.id')
    .select(['music_folder.id', 'music_folder.path', 'music_folder.sidecars'])
    .select(['artist_picture.artist_id', 'artist_picture.hash'])
    .where('music_folder.library_id', '=', library.id)
    .where(whereIn(db, 'music_folder.path', paths))
    .execute();
  for (const { artist_id, hash, ...folder } of rows) {
    const picture = artistPicture(folder);
    if (!picture && artist_id === null) continue;
    const artistId = picture && (await artistOfFolder(db, library.id, folder.path));
    await writer.write(async (trx) => {
      const made = picture && artistId ? await notePicture(trx, library.id, folder.path, picture) : undefined;
      if (made === (hash ?? undefined) && artistId === (artist_id ?? undefined)) return;
      await trx.deleteFrom('artist_picture').where('folder_id', '=', folder.id).execute();
      if (made && artistId) await addPicture(trx, library.id, folder, artistId, made);
      await refreshArtistImages(trx, [...new Set([artist_id ?? 0, artistId ?? 0])]);
    });
  }
}

const artistPicture = ({ sidecars }: Folder) =>
  parseSidecars(sidecars).pictures.find(({ use }) => use === 'artist');

const addPicture = (trx: Db, libraryId: number, folder: Folder, artistId: number, hash: string) =>
  trx
    .insertInto('artist_picture')
    .values({ folder_id: folder.id, library_id: libraryId, artist_id: artistId, hash })
    .execute();
