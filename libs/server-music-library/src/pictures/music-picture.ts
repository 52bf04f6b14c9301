import type { Db } from '@qingyin/server-db';
import { libraryFilePath } from '@qingyin/server-catalogue';
import { isPicture, readEmbeddedPicture, readEmbeddedPictures } from '@qingyin/server-files';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Prefix of the keys of pictures that lie in music libraries. */
export const MUSIC_PICTURE = 'music-';

const KEY = /^music-([0-9a-f]{64})(?:\.(?:jpg|webp))?$/;
/** Largest picture that is read, bytes. */
const LARGEST = 32 * 1024 * 1024;

/** Hash in the key of a picture; undefined for keys of other pictures. */
export const musicPictureHash = (key: string): string | undefined => KEY.exec(key)?.[1];

/**
 * Reads a cover from a music library: a picture file, or the picture in a sound file.
 *
 * @param storePath path of a file of the file store by its name
 * @returns undefined when it is unknown, not a picture, or cannot be read now
 */
export async function loadMusicPicture(
  db: Db,
  hash: string,
  storePath: (name: string) => string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('music_picture')
    .innerJoin('music_library', 'music_library.id', 'music_picture.library_id')
    .select(['music_picture.path', 'music_picture.file_id', 'music_library.path as root'])
    .where('music_picture.hash', '=', hash)
    .executeTakeFirst();
  try {
    const bytes =
      row && row.path !== ''
        ? await readPictureFile(join(row.root, row.path))
        : ((await embeddedPicture(db, hash, storePath)) ??
          (await furtherPicture(db, hash, row?.file_id ?? null)));
    const picture = bytes && Buffer.from(bytes);
    return picture && isPicture(picture.subarray(0, 16)) ? picture : undefined;
  } catch {
    return undefined;
  }
}

/** The picture from any present file that contains it: the one it was found in may have been moved or deleted. */
async function embeddedPicture(
  db: Db,
  hash: string,
  storePath: (name: string) => string,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('music_file')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .leftJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.name', 'music_folder.path as folder'])
    .select(['music_library.path as root', 'music_library.kind'])
    .where('music_file.picture', '=', hash)
    .where('music_file.missing_since', 'is', null)
    .where('music_library.removed_at', 'is', null)
    .orderBy((eb) => eb.case().when('music_library.state', '=', 'offline').then(1).else(0).end())
    .orderBy('music_file.id')
    .executeTakeFirst();
  if (!row) return undefined;
  const path = row.folder ? `${row.folder}/${row.name}` : row.name;
  return readEmbeddedPicture(libraryFilePath({ ...row, path }, storePath));
}

/** Hash of an embedded picture, by its content. */
export const embeddedHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A picture that is not the front cover of any file, such as a booklet. */
async function furtherPicture(db: Db, hash: string, fileId: number | null): Promise<Uint8Array | undefined> {
  if (fileId === null) return undefined;
  const row = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select(['music_file.name', 'music_folder.path as folder', 'music_library.path as root'])
    .where('music_file.id', '=', fileId)
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const pictures = await readEmbeddedPictures(join(row.root, row.folder, row.name));
  return pictures.find((bytes) => embeddedHash(bytes) === hash);
}

const readPictureFile = async (path: string): Promise<Buffer | undefined> =>
  (await stat(path)).size > LARGEST ? undefined : readFile(path);
