import { decodeText } from '@qingyin/text-encoding';
import { LYRIC_MAX, normalizeLyric } from '@qingyin/server-files';
import type { Db } from '@qingyin/server-db';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { childPath } from '../folders/walk-names.ts';
import type { FolderFile } from '../folders/stat-files.ts';
import type { Sidecars } from './scan-context.ts';

/** Largest lyrics file that is read, bytes. */
const LARGEST_LYRICS = 2 * 1024 * 1024;

export const NO_SIDECARS: Sidecars = { pictures: [], lyrics: [], cues: [], descriptions: [] };

/** Parses the stored form of `Sidecars`. */
export const parseSidecars = (text: string): Sidecars =>
  text === '' ? NO_SIDECARS : { ...NO_SIDECARS, ...(JSON.parse(text) as Partial<Sidecars>) };

/** Stores where a picture file is, so that it can be shown. @returns hash that names it in this version */
export async function notePicture(
  trx: Db,
  libraryId: number,
  folder: string,
  picture: FolderFile,
): Promise<string> {
  const hash = sidecarHash(libraryId, folder, picture);
  await trx
    .insertInto('music_picture')
    .values({ hash, library_id: libraryId, file_id: null, path: childPath(folder, picture.name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** Hash that names a picture file in one version; its content is not read. */
export const sidecarHash = (
  libraryId: number,
  folder: string,
  { name, size, modifiedAt }: FolderFile,
): string =>
  createHash('sha256')
    .update(`${libraryId}\n${childPath(folder, name)}\n${size}\n${modifiedAt}`)
    .digest('hex');

/** Reads a lyrics file of any encoding; '' when it cannot be read or is too long. */
export async function readLyricsFile(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LARGEST_LYRICS) return '';
    const { text } = decodeText(await readFile(path));
    return text.length > LYRIC_MAX ? '' : normalizeLyric(text);
  } catch {
    return '';
  }
}
