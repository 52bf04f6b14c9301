import { maySongBeHeard, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { type EntryPath, entryPath } from './entry-path.ts';
import { partsOfFolders } from './parts-of-folders.ts';
import { soundsOfSheet } from './sounds-of-sheet.ts';

/** File names of one query; SQLite binds at most 32,766 values. */
const NAMES_AT_ONCE = 2000;

/** A playlist file of a library whose entries are to be found. */
export interface ListToMatch {
  libraryId: number;
  /** absolute path of the library's folder */
  root: string;
  /** folder of the list below the root */
  folder: string;
  files: readonly string[];
}

interface Candidate {
  folder: string;
  songs: number[];
}

/**
 * Finds the songs of playlist entries: by the path relative to the folder of the list, then by the file name, of several
 * files with the same name the first by path. A CUE sheet stands for the sound file of its name, else for the only file
 * of its folder that is divided into parts. Only songs that the viewer hears and whose files are there.
 *
 * @returns for each entry its songs in their order in the file; empty when there are none
 */
export async function matchEntries(db: Db, list: ListToMatch, viewer: Viewer): Promise<number[][]> {
  const paths = list.files.map((file) => {
    const path = entryPath(file, list.folder, list.root);
    const isSheet = path.names.some((name) => soundsOfSheet(name) !== undefined);
    return { ...path, isSheet, names: path.names.flatMap((name) => soundsOfSheet(name) ?? [name]) };
  });
  const names = [...new Set(paths.flatMap((path) => path.names))];
  const candidates = new Map<string, Candidate[]>();
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE)
    await addCandidates(db, list.libraryId, names.slice(from, from + NAMES_AT_ONCE), viewer, candidates);
  const found = paths.map((path) => songsOf(path, candidates));
  const others = paths.flatMap(({ isSheet, folder }, at) =>
    isSheet && folder !== undefined && found[at]?.length === 0 ? [folder] : [],
  );
  const parts = await partsOfFolders(db, list.libraryId, [...new Set(others)], viewer);
  return found.map((songs, at) => {
    const { isSheet, folder } = paths[at] ?? {};
    return songs.length === 0 && isSheet ? (parts.get(folder ?? '') ?? []) : songs;
  });
}

async function addCandidates(
  db: Db,
  libraryId: number,
  names: readonly string[],
  viewer: Viewer,
  candidates: Map<string, Candidate[]>,
): Promise<void> {
  const rows = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .select(['music_file.name', 'music_folder.path', 'song_file.song_id'])
    .where('music_file.library_id', '=', libraryId)
    .where('music_file.missing_since', 'is', null)
    .where('music_file.name', 'in', names)
    .where('song.hidden', '=', 0)
    .where(maySongBeHeard(viewer))
    .orderBy('music_folder.path')
    .orderBy('song_file.start_ms')
    .execute();
  for (const { name, path, song_id } of rows) {
    const known = candidates.get(name) ?? [];
    const last = known.at(-1);
    if (last?.folder === path) last.songs.push(song_id);
    else known.push({ folder: path, songs: [song_id] });
    candidates.set(name, known);
  }
}

function songsOf({ names, folder }: EntryPath, candidates: ReadonlyMap<string, Candidate[]>): number[] {
  const found = names.flatMap((name) => candidates.get(name) ?? []);
  const wanted = folder?.normalize('NFC');
  const there = found.find((candidate) => candidate.folder.normalize('NFC') === wanted);
  return (there ?? found[0])?.songs ?? [];
}
