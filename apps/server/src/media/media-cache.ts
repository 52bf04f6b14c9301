import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheError, type MediaError } from './media-error.ts';

const UNFINISHED = '.part';
/** A half-written file nobody has touched for so long belongs to a process that is gone. */
const ABANDONED_MS = 10 * 60_000;

/** Beside each file: the SHA-256 of its content, hex. */
const SUM = '.sum';
/** Nights in which every file is compared once. */
const NIGHTS = 30;

/** A folder of files that can be made again, each with a checksum beside it. */
export interface MediaCache {
  path(name: string): string;
  /** Size of a complete file, undefined when it is not there. Its content is not looked at. */
  size(name: string): Promise<number | undefined>;
  /**
   * Size of a file whose content is what was written. It is read when this process asks for the first time and whenever
   * the file has changed since. One that is damaged or has no checksum is removed, and is as good as not there.
   */
  checked(name: string): Promise<number | undefined>;
  /** Writes under another name and renames: other processes see all of it or nothing. Rejects with MediaError. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Compares one in `NIGHTS` of the files with its checksum and removes what is damaged. @returns how many it removed */
  verify(night: number, signal?: AbortSignal): Promise<number>;
  /** Waits for writes under way. */
  close(): Promise<void>;
}

/** Opens (and on the first write makes) a cache folder; trouble is told once per kind through `onProblem`. */
export function createMediaCache(folder: string, onProblem: (error: MediaError) => void): MediaCache {
  const told = new Set<string>();
  const writes = new Set<Promise<void>>();
  /** Files that were compared, and in which state that was. */
  const known = new Map<string, string>();
  void sweep(folder);

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    const target = join(folder, name);
    const part = `${target}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`;
    try {
      await mkdir(folder, { recursive: true });
      // First, so that a file is never without its checksum; content of one name is always the same.
      await writeFile(part, sumOf(bytes));
      await rename(part, `${target}${SUM}`);
      await writeFile(part, bytes);
      await rename(part, target);
      known.delete(name);
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      const error = cacheError(cause);
      if (!told.has(error.code)) onProblem(error);
      told.add(error.code);
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
    async checked(name) {
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

/** The night of a round in which a file is compared. */
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
