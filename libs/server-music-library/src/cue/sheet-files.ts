import { splitFileName } from '../folders/file-kind.ts';
import type { CueSheet } from './cue-sheet.ts';

/** How a sheet names a sound file: by its name, by the name of the sheet, or not at all, so that the only one is meant. */
export type NamedBy = 'name' | 'sheet' | 'nothing';

/** Sound files that a sheet means. */
export interface MeantFiles {
  by: NamedBy;
  /** place in `CueSheet.files` */
  file: number;
  /** names in the folder; several when the same sound is there in several formats */
  names: string[];
}

/** Compared forms of a name, the exact one first. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => name.normalize('NFC'),
  (name) => name.normalize('NFKC').toLowerCase(),
];

/**
 * Finds the sound files that a sheet means. Programs convert `CDImage.wav` into `CDImage.flac` and leave the sheet as it
 * is, so the extension does not count. A sheet of one file whose name is not there means the file that is named like
 * the sheet, else the only sound file of the folder. Files that are not there are left out.
 *
 * @param sheetName file name of the sheet
 * @param sounds names of the sound files of its folder
 */
export function filesOfSheet(
  sheet: Pick<CueSheet, 'files' | 'tracks'>,
  sheetName: string,
  sounds: readonly string[],
): MeantFiles[] {
  const used = [...new Set(sheet.tracks.map(({ file }) => file))];
  const found = used.flatMap((file): MeantFiles[] => {
    const names = namedLike(sheet.files[file]?.name ?? '', sounds);
    return names.length > 0 ? [{ by: 'name', file, names }] : [];
  });
  const [only, ...others] = used;
  if (found.length > 0 || only === undefined || others.length > 0) return found;
  const names = namedLike(splitFileName(sheetName).stem, sounds);
  if (names.length > 0) return [{ by: 'sheet', file: only, names }];
  return sounds.length === 1 ? [{ by: 'nothing', file: only, names: [...sounds] }] : [];
}

/** Names that are equal but for their extension, as exactly as possible. */
function namedLike(wanted: string, sounds: readonly string[]): string[] {
  if (wanted === '') return [];
  for (const form of FORMS) {
    const forms = new Set([form(wanted), form(splitFileName(wanted).stem)]);
    const found = sounds.filter((name) => forms.has(form(name)) || forms.has(form(splitFileName(name).stem)));
    if (found.length > 0) return found;
  }
  return [];
}
