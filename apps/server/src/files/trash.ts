import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../time.ts';

/** Folder in the data folder. */
export const TRASH = 'trash';
/** How long a file lies there, ms. */
export const TRASH_LIFE_MS = 30 * DAY_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Files that the clean-up has taken out of the store, by the day (UTC) on which it did: `2026-01-31/ab/…`. */
export interface Trash {
  /** Moves a file here. @param name its name in the store; one that is gone already is no error */
  put(path: string, name: string): Promise<void>;
  /** Removes what has been here for `TRASH_LIFE_MS`. */
  empty(): Promise<void>;
  /** How many files are here, and their bytes. */
  size(): Promise<{ files: number; bytes: number }>;
}

/** Opens the trash; the folder is made with the first file. @param now ms since 1970 */
export function createTrash(folder: string, now: () => number): Trash {
  return {
    async put(path, name) {
      const target = join(folder, new Date(now()).toISOString().slice(0, 10), name);
      await mkdir(dirname(target), { recursive: true });
      await move(path, target);
    },
    async empty() {
      for (const day of await readdir(folder).catch(() => []))
        if (DAY.test(day) && now() - (Date.parse(day) + DAY_MS) >= TRASH_LIFE_MS)
          await rm(join(folder, day), { recursive: true, force: true });
    },
    async size() {
      const entries = await readdir(folder, { recursive: true }).catch(() => []);
      let [files, bytes] = [0, 0];
      for (const entry of entries) {
        const found = await stat(join(folder, entry)).catch(() => undefined);
        if (!found?.isFile()) continue;
        files += 1;
        bytes += found.size;
      }
      return { files, bytes };
    },
  };
}

/** Renames, or copies where the two lie on different file systems. */
async function move(path: string, target: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return;
    if (code !== 'EXDEV') throw error;
    await copyFile(path, target, constants.COPYFILE_EXCL);
    await rm(path, { force: true });
  }
}
