import type { RawMusicTags } from '@qingyin/server-files';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { CueSheetError } from '../cue/cue-sheet.ts';
import { LARGEST_SHEET, readCueSheet } from '../cue/read-cue-sheet.ts';
import type { TaggedFile } from '../derive/drafts.ts';
import type { FolderSheet } from '../derive/with-sheets.ts';
import { naturalOrder } from '../folders/natural-order.ts';
import { childPath } from '../folders/walk-names.ts';
import type { MusicFileError } from '../music-libraries.ts';
import type { GroupFolder, ScanContext } from './scan-context.ts';

/** Sheets of one folder that are read, at most. */
const MOST_SHEETS = 500;

/** A CUE sheet that was found cannot be read: its disk may be away, or its permissions wrong. */
export class UnreadableSheetError extends Error {
  override name = 'UnreadableSheetError';
  /** @param sheet file name */
  constructor(
    readonly sheet: string,
    options: ErrorOptions,
  ) {
    super(`cannot read the CUE sheet ${sheet}`, options);
  }
}

/** A CUE sheet that cannot be read, and why. */
export interface SheetProblem {
  folderId: number;
  /** file name */
  name: string;
  error: MusicFileError;
}

/**
 * Reads the CUE sheets of folders. Names of the folder and its files, and their tags in Unicode, are witnesses of the
 * encoding. Files that are no sheets by size or content are left out.
 *
 * @param files all files of the folders
 * @param problems gets the sheets that cannot be read or are none
 * @throws UnreadableSheetError; the songs of the folders are not known then
 */
export async function readSheets(
  scan: Pick<ScanContext, 'absolutePath'>,
  folders: readonly GroupFolder[],
  files: readonly TaggedFile[],
  problems: SheetProblem[] = [],
): Promise<FolderSheet[]> {
  const sheets: FolderSheet[] = [];
  for (const { id: folderId, path: folder, sidecars } of folders) {
    const cues = sidecars.cues.toSorted((a, b) => naturalOrder(a.name, b.name)).slice(0, MOST_SHEETS);
    if (cues.length === 0) continue;
    const witness = [
      folder,
      ...cues.map(({ name }) => name),
      ...files.filter((file) => file.folder === folder).flatMap(({ name, tags }) => [name, ...namesIn(tags)]),
    ].join('\n');
    for (const { name } of cues) {
      const note = (error: MusicFileError): void => void problems.push({ folderId, name, error });
      const sheet = await readSheet(scan.absolutePath(childPath(folder, name)), witness, note);
      if (sheet) sheets.push({ folder, name, sheet });
    }
  }
  return sheets;
}

const namesIn = ({ title, album, artists, albumArtists, unicode }: RawMusicTags): string[] =>
  [title, album, ...artists, ...albumArtists].filter((name) => unicode.includes(name));

/** Reads a sheet; undefined when the file is none: the sound files are songs without it. */
async function readSheet(path: string, witness: string, note: (error: MusicFileError) => void) {
  try {
    if ((await stat(path)).size > LARGEST_SHEET) throw new CueSheetError('too-large');
    return readCueSheet(await readFile(path), witness);
  } catch (cause) {
    if (cause instanceof CueSheetError) {
      note(cause.code);
      return undefined;
    }
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    note(cause.code === 'EACCES' || cause.code === 'EPERM' ? 'no-permission' : 'unreadable');
    throw new UnreadableSheetError(basename(path), { cause });
  }
}
