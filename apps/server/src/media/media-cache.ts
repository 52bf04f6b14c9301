import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheError, type MediaError } from './media-error.ts';

const UNFINISHED = '.part';
/** A half-written file nobody has touched for so long belongs to a process that is gone. */
const ABANDONED_MS = 10 * 60_000;

/** A folder of files that are named by their content's hash. */
export interface MediaCache {
  path(name: string): string;
  /** Size of a complete file, undefined when it is not there. */
  size(name: string): Promise<number | undefined>;
  /** Writes under another name and renames: other processes see all of it or nothing. Rejects with MediaError. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Waits for writes under way. */
  close(): Promise<void>;
}

/** Opens (and on the first write makes) a cache folder; trouble is told once per kind through `onProblem`. */
export function createMediaCache(folder: string, onProblem: (error: MediaError) => void): MediaCache {
  const told = new Set<string>();
  const writes = new Set<Promise<void>>();
  void sweep(folder);

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    const target = join(folder, name);
    const part = `${target}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(part, bytes);
      await rename(part, target);
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      const error = cacheError(cause);
      if (!told.has(error.code)) onProblem(error);
      told.add(error.code);
      throw error;
    }
  };
  return {
    path: (name) => join(folder, name),
    async size(name) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    write(name, bytes) {
      const writing = store(name, bytes).finally(() => writes.delete(writing));
      writes.add(writing);
      return writing;
    },
    async close() {
      await Promise.allSettled(writes);
    },
  };
}

async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(path, { force: true }).catch(() => undefined);
  }
}
