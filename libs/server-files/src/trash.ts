import { DAY_MS } from '@qingyin/server-kernel';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of the trash in the data folder. */
export const TRASH_FOLDER = 'trash';
/** How long files stay in the trash, ms. */
export const TRASH_LIFE_MS = 30 * DAY_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Trash of the file store: files removed by the clean-up, by UTC day: `2026-01-31/ab/…`. */
export interface Trash {
  /** Moves a file to the trash; a missing file is ignored. @param name its name in the store */
  put(path: string, name: string): Promise<void>;
  /** Deletes files that are older than `TRASH_LIFE_MS`. */
  empty(): Promise<void>;
  /** Number of files and their bytes. */
  size(): Promise<{ files: number; bytes: number }>;
}

/** Creates the trash; the folder is created with the first file. @param now ms since 1970 */
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

/** Renames a file, or copies it across file systems. */
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
