import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { FolderCheck } from '../music-libraries.ts';
import { countSounds } from './count-sounds.ts';
import { folderError } from './folder-error.ts';
import { listFormats } from './format-counts.ts';
import { mountOf } from './mount-of.ts';
import { pathBelow, realPathOf } from './real-path.ts';

/** How long sound files are counted, ms. */
const COUNT_MS = 1500;

export interface CheckFolderOptions {
  /** data folder of the server */
  dataDir: string;
  /** paths of the other music libraries */
  others: readonly string[];
  /** how long sound files are counted, ms */
  limitMs?: number;
}

const overlaps = (a: string, b: string): boolean =>
  pathBelow(a, b) !== undefined || pathBelow(b, a) !== undefined;

/** Says whether two statistics are of one folder, which bind mounts show at several paths. */
const isSameFolder = (a: Stats, b: Stats | undefined): boolean =>
  b !== undefined && a.ino !== 0 && a.ino === b.ino && a.dev === b.dev;

async function overlapsAny(path: string, stats: Stats, others: readonly string[]): Promise<boolean> {
  for (const other of others) {
    if (overlaps(path, await realPathOf(other).catch(() => other))) return true;
    if (isSameFolder(stats, await stat(other).catch(() => undefined))) return true;
  }
  return false;
}

/** Why a folder cannot become a music library, '' = it can; without counting its files. Does not reject. */
export async function findProblem(
  path: string,
  { dataDir, others }: Pick<CheckFolderOptions, 'dataDir' | 'others'>,
): Promise<FolderCheck['problem']> {
  if (!isAbsolute(path)) return 'not-absolute';
  try {
    const stats = await stat(path);
    if (!stats.isDirectory()) return 'not-a-folder';
    const real = await realPathOf(path);
    if (await overlapsAny(real, stats, [dataDir])) return 'inside-data';
    return (await overlapsAny(real, stats, others)) ? 'overlaps' : '';
  } catch (error) {
    return folderError(error) === 'missing' ? 'missing' : 'no-permission';
  }
}

/**
 * Checks whether a folder can become a music library and counts its sound files for at most 1.5 s. A folder that
 * contains the data folder counts as inside of it too: users' own files would become songs for others.
 *
 * @param path as an administrator wrote it
 * @returns facts about the folder; does not reject
 */
export async function checkFolder(path: string, options: CheckFolderOptions): Promise<FolderCheck> {
  const problem = await findProblem(path, options);
  if (problem !== '')
    return { path, problem, files: 0, unsupported: [], complete: true, fileSystem: '', watchable: false };
  const { fileSystem, watchable } = await mountOf(path);
  const { files, unsupported, complete, denied } = await countSounds(path, options.limitMs ?? COUNT_MS);
  return {
    path,
    problem: denied ? 'no-permission' : '',
    files,
    unsupported: listFormats(unsupported),
    complete,
    fileSystem,
    watchable,
  };
}
