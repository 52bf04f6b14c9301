import { type CueSheet, CueSheetError, type CueTrack } from '../cue/cue-sheet.ts';
import { parseCueSheet } from '../cue/parse-cue-sheet.ts';
import { filesOfSheet, type NamedBy } from '../cue/sheet-files.ts';
import { partsOfFile, type SheetPart } from '../cue/sheet-parts.ts';
import { naturalOrder } from '../folders/natural-order.ts';
import type { TaggedFile } from './drafts.ts';
import { groupBy } from './group-by.ts';
import { completed, partFile } from './sheet-tags.ts';

/** A CUE sheet beside sound files. */
export interface FolderSheet {
  /** path of its folder below the library's root */
  folder: string;
  /** file name */
  name: string;
  sheet: CueSheet;
}

/** What a sheet says of one file. */
interface Candidate {
  /** name of the sheet's file; of an embedded one that of the sound file */
  name: string;
  by: NamedBy;
  sheet: CueSheet;
  tracks: CueTrack[];
  parts: SheetPart[];
}

/**
 * Divides files into the tracks of their CUE sheets. A sheet beside the file comes before one in its tags. Of a sheet
 * with one track for a file, the file stays whole, and the sheet stands in for tags that it lacks.
 *
 * Of several sheets for a file that counts which names the file, then the one with most tracks, then the one whose texts
 * look right.
 *
 * @param mayDivide whether a file may be divided at all; another one is a song as it is
 * @returns the files and parts in the order of the files
 */
export function withSheets(
  files: readonly TaggedFile[],
  sheets: readonly FolderSheet[],
  mayDivide: (file: TaggedFile) => boolean = () => true,
): TaggedFile[] {
  const folders = groupBy(files, ({ folder }) => folder);
  const known = new Map(
    [...folders].map(([folder, members]) => [folder, candidatesIn(members, sheets, folder)]),
  );
  return files.flatMap((file) => {
    const beside = (known.get(file.folder)?.get(file.name) ?? [])
      .map((candidate) => ({ ...candidate, parts: partsOfFile(candidate.tracks, file.durationMs) }))
      .sort(compareCandidates);
    const chosen = mayDivide(file) ? (beside.find(isDivided) ?? embedded(file)) : undefined;
    if (chosen) return chosen.parts.map((part) => partFile(file, chosen.sheet, part, chosen.name));
    const [about] = beside.filter(({ tracks }) => tracks.length === 1);
    return [about?.tracks[0] ? completed(file, about.sheet, about.tracks[0]) : file];
  });
}

/** Sheets of a folder by the names of the files that they are about. */
function candidatesIn(
  files: readonly TaggedFile[],
  sheets: readonly FolderSheet[],
  folder: string,
): Map<string, Candidate[]> {
  const sounds = files.map(({ name }) => name);
  const found = new Map<string, Candidate[]>();
  for (const { name, sheet } of sheets.filter((each) => each.folder === folder))
    for (const { by, file, names } of filesOfSheet(sheet, name, sounds)) {
      const tracks = sheet.tracks.filter((track) => track.file === file);
      for (const sound of names)
        found.set(sound, [...(found.get(sound) ?? []), { name, by, sheet, tracks, parts: [] }]);
    }
  return found;
}

/** A sheet that most of its tracks do not fit is that of another file. */
const isDivided = ({ tracks, parts }: Candidate): boolean =>
  parts.length > 1 && parts.length * 2 >= tracks.length;

/** The sheet in the tags of a file. Files that were cut out of a larger one may still have its sheet. */
function embedded(file: TaggedFile): Candidate | undefined {
  const sheet = embeddedSheet(file.tags.cueSheet);
  if (!sheet || sheet.files.length > 1) return undefined;
  const parts = partsOfFile(sheet.tracks, file.durationMs);
  const fits = parts.length > 1 && parts.length === sheet.tracks.length;
  return fits ? { name: file.name, by: 'name', sheet, tracks: sheet.tracks, parts } : undefined;
}

function embeddedSheet(text: string | undefined): CueSheet | undefined {
  if (!text) return undefined;
  try {
    return parseCueSheet(text);
  } catch (error) {
    if (error instanceof CueSheetError) return undefined;
    throw error;
  }
}

const NAMED_BY: readonly NamedBy[] = ['name', 'sheet', 'nothing'];
/** Characters that texts decoded in a wrong encoding have, and names hardly. */
const WRONG = /[\ufffd\ue000-\uf8ff\x80-\x9f]/g;

const wrongCharacters = ({ title, performer, tracks }: CueSheet): number =>
  [title, performer, ...tracks.flatMap((track) => [track.title, track.performer])].join('').match(WRONG)
    ?.length ?? 0;

const untitled = ({ tracks }: CueSheet): number => tracks.filter(({ title }) => title === '').length;

const compareCandidates = (a: Candidate, b: Candidate): number =>
  NAMED_BY.indexOf(a.by) - NAMED_BY.indexOf(b.by) ||
  b.parts.length - a.parts.length ||
  wrongCharacters(a.sheet) - wrongCharacters(b.sheet) ||
  untitled(a.sheet) - untitled(b.sheet) ||
  Number(b.sheet.sure) - Number(a.sheet.sure) ||
  naturalOrder(a.name, b.name);
