import { decodeText } from '@qingyin/text-encoding';
import { LYRIC_MAX, normalizeLyric } from '@qingyin/server-files';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { nameWithoutExtension, pathIn } from '../folders/file-names.ts';
import type { Sidecar, Sidecars } from './scan-context.ts';

/** Largest lyrics file that is read, bytes. */
const LARGEST_LYRICS = 2 * 1024 * 1024;
/** Formats of lyrics, the finest timing first. */
const LYRIC_EXTENSIONS = ['ttml', 'yrc', 'lrc'];

export const NO_SIDECARS: Sidecars = { pictures: [], artistPictures: [], lyrics: [] };

/** Parses the stored form of `Sidecars`. */
export const parseSidecars = (text: string): Sidecars =>
  text === '' ? NO_SIDECARS : { ...NO_SIDECARS, ...(JSON.parse(text) as Partial<Sidecars>) };

/** Hash that names a picture file in one version; its content is not read. */
export const sidecarHash = (libraryId: number, folder: string, { name, size, modifiedAt }: Sidecar): string =>
  createHash('sha256')
    .update(`${libraryId}\n${pathIn(folder, name)}\n${size}\n${modifiedAt}`)
    .digest('hex');

/**
 * The lyrics file of a sound file: the same name with `.ttml`, `.yrc` or `.lrc`, also with a language before the
 * extension (`song.zh.lrc`). Names that differ only in Unicode normalisation or case are equal.
 */
export function lyricsFileFor(soundName: string, lyrics: readonly Sidecar[]): Sidecar | undefined {
  const stem = nameWithoutExtension(soundName).normalize('NFC').toLowerCase();
  const ranked = lyrics.flatMap((file) => {
    const name = file.name.normalize('NFC').toLowerCase();
    const extension = LYRIC_EXTENSIONS.findIndex((one) => name.endsWith(`.${one}`));
    if (extension < 0 || !name.startsWith(`${stem}.`)) return [];
    const language = name.slice(stem.length + 1, -(LYRIC_EXTENSIONS[extension]?.length ?? 0) - 1);
    if (language !== '' && !/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?$/.test(language)) return [];
    return [{ file, rank: extension * 2 + (language === '' ? 0 : 1) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || (a.file.name < b.file.name ? -1 : 1))[0]?.file;
}

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
