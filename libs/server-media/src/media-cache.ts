import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheError, type MediaError } from './media-error.ts';

const UNFINISHED = '.part';
/** Age from which a partial file is deleted, because its process must have ended. */
const ABANDONED_MS = 10 * 60_000;

/** Suffix of the file with the SHA-256 checksum in hex, stored next to each file. */
const SUM = '.sum';
/** Number of nights in which every file is verified once. */
const NIGHTS = 30;

/** Cache folder of files that can be rendered again, each with a checksum file. */
export interface MediaCache {
  path(name: string): string;
  /** Size of a complete file, undefined if it does not exist. The content is not verified. */
  size(name: string): Promise<number | undefined>;
  /**
   * Size of a file with intact content. The content is verified on the first call in this process and whenever the
   * file has changed since. A file that is damaged or has no checksum is deleted; the result is undefined then.
   */
  verifiedSize(name: string): Promise<number | undefined>;
  /**
   * Writes atomically (temporary file and rename), so that other processes never see partial files. Rejects with
   * MediaError.
   */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Verifies one in `NIGHTS` of the files and deletes damaged ones. @returns the number of deleted files */
  verify(night: number, signal?: AbortSignal): Promise<number>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

/** Opens a cache folder, which is created on the first write; reports each kind of error once through `onProblem`. */
export function createMediaCache(folder: string, onProblem: (error: MediaError) => void): MediaCache {
  const reported = new Set<string>();
  const writes = new Set<Promise<void>>();
  /** File states (inode, size, times) that were verified. */
  const known = new Map<string, string>();
  void sweep(folder);

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    const target = join(folder, name);
    const part = `${target}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`;
    try {
      await mkdir(folder, { recursive: true });
      // The checksum is written first, so that a file always has one; a name always refers to the same content.
      await writeFile(part, sumOf(bytes));
      await rename(part, `${target}${SUM}`);
      await writeFile(part, bytes);
      await rename(part, target);
      known.delete(name);
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      const error = cacheError(cause);
      if (!reported.has(error.code)) onProblem(error);
      reported.add(error.code);
      throw error;
    }
  };
  const isIntact = async (name: string): Promise<boolean> => {
    const path = join(folder, name);
    const sum = await readFile(`${path}${SUM}`, 'utf8').catch(() => '');
    if (sum !== '' && sum === (await sumOfFile(path))) return true;
    known.delete(name);
    await rm(path, { force: true }).catch(() => undefined);
    return false;
  };
  return {
    path: (name) => join(folder, name),
    async verifiedSize(name) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const state = [found.ino, found.size, found.mtimeMs, found.ctimeMs].join();
      if (known.get(name) === state) return found.size;
      if (!(await isIntact(name))) return undefined;
      known.set(name, state);
      return found.size;
    },
    async verify(night, signal) {
      let removed = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        if (signal?.aborted) break;
        if (name.endsWith(SUM) || name.endsWith(UNFINISHED) || turnOf(name) !== night % NIGHTS) continue;
        if (!(await isIntact(name))) removed += 1;
      }
      return removed;
    },
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

const sumOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

async function sumOfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) sum.update(piece);
    return sum.digest('hex');
  } catch {
    return '';
  }
}

/** The night, counted from 0 to `NIGHTS` - 1, in which a file is verified. */
const turnOf = (name: string): number => parseInt(sumOf(name).slice(0, 6), 16) % NIGHTS;

async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(path, { force: true }).catch(() => undefined);
  }
}
