import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const UNFINISHED = '.part';
/** Time without a write after which an unfinished file is deleted, ms: its process must have ended. */
const ABANDONED_MS = 2 * 60_000;
/** Time after its last use in which a file is not deleted, ms: its next range is about to be requested. */
const FRESH_MS = 60_000;
/** Space that conversions leave free on the disk, bytes. */
const LEAST_FREE = 300_000_000;

/** Folder of converted files with a bound; several processes may share it. */
export interface ConvertedCache {
  path(name: string): string;
  /** Size of a file, which counts as a use; undefined: it does not exist. */
  use(name: string): Promise<number | undefined>;
  /** Creates the folder, and returns a path for writing a file. */
  temporary(name: string): Promise<string>;
  /** Gives a written file its name, and deletes the least recently used files above the bound. @returns its size */
  keep(temporary: string, name: string): Promise<number>;
  /** Protects a file until the returned function is called. */
  hold(name: string): () => void;
  /** Whether the disk has room for another file. */
  hasRoom(): Promise<boolean>;
  /** Deletes abandoned files, and the least recently used ones above the bound. */
  sweep(): Promise<void>;
}

/**
 * Opens a cache of converted files.
 *
 * @param maxBytes bound of all its files together
 * @param now ms since 1970
 */
export function createConvertedCache(folder: string, maxBytes: number, now: () => number): ConvertedCache {
  const held = new Map<string, number>();
  let sweeping: Promise<void> = Promise.resolve();

  const sweepOnce = async (): Promise<void> => {
    const files: { name: string; size: number; usedAt: number }[] = [];
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (!name.endsWith(UNFINISHED)) files.push({ name, size: found.size, usedAt: found.mtimeMs });
      else if (now() - found.mtimeMs > ABANDONED_MS) await remove(name);
    }
    let sum = files.reduce((total, { size }) => total + size, 0);
    for (const { name, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (sum <= maxBytes) return;
      if (held.has(name) || now() - usedAt < FRESH_MS) continue;
      await remove(name);
      sum -= size;
    }
  };
  const remove = (name: string): Promise<void> =>
    rm(join(folder, name), { force: true }).catch(() => undefined);
  const sweep = (): Promise<void> => (sweeping = sweeping.then(sweepOnce, sweepOnce));
  return {
    path: (name) => join(folder, name),
    async use(name) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const time = new Date(now());
      await utimes(path, time, time).catch(() => undefined);
      return found.size;
    },
    async temporary(name) {
      await mkdir(folder, { recursive: true });
      return join(folder, `${name}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`);
    },
    async keep(temporary, name) {
      const { size } = await stat(temporary);
      await rename(temporary, join(folder, name));
      await sweep();
      return size;
    },
    hold(name) {
      held.set(name, (held.get(name) ?? 0) + 1);
      let open = true;
      return () => {
        if (!open) return;
        open = false;
        const left = (held.get(name) ?? 1) - 1;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      };
    },
    async hasRoom() {
      const disk = await statfs(folder).catch(() => undefined);
      return !disk || disk.bavail * disk.bsize > LEAST_FREE;
    },
    sweep,
  };
}
