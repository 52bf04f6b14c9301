import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileError, fileError } from './file-error.ts';
import { DAY_MS } from '../time.ts';

/** The disk keeps so much for the database and everybody else, bytes. */
const RESERVE = 256 * 1024 * 1024;
/** Room is looked at again after so many bytes, since others write too. */
const LOOK_AGAIN = 32 * 1024 * 1024;
/** A sender who is silent for so long has gone. */
const SILENCE_MS = 60_000;
/** What nobody has written to for so long was left by a process that ended. */
const ABANDONED_MS = DAY_MS;
const INCOMING = 'incoming';

/** A file that has arrived whole but belongs to nobody yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** hex */
  sha256: string;
  md5: string;
}

export interface ReceiveOptions {
  maxBytes: number;
  /** what the sender says it will be, for an early refusal */
  expectedBytes?: number | undefined;
}

/** The folder of users' files. Names are made here and kept in the database; nothing a user says is part of one. */
export interface FileStore {
  /** Writes a stream to disk piece by piece; whatever goes wrong, nothing is left of it. Throws FileError. */
  receive(source: Readable, options: ReceiveOptions): Promise<ReceivedFile>;
  /**
   * Gives a received file its place. The name holds the content's hash and is never given twice, so that a copy can be
   * removed while another process stores the same content anew.
   */
  keep(file: ReceivedFile): Promise<string>;
  path(name: string): string;
  /** Removes files; those that are gone already are no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Removes a received file that was not kept. */
  discard(file: ReceivedFile): Promise<void>;
  /** Removes what the database does not know: left by processes that ended at the wrong moment. */
  sweep(known: (names: string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

/** Opens the folder; it is made with the first file. @param now ms since 1970 */
export function createFileStore(folder: string, now: () => number = Date.now): FileStore {
  const incoming = join(folder, INCOMING);

  const checkRoom = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(incoming);
    if (bavail * bsize - bytes < RESERVE) throw new FileError('disk-full', 'not enough room on the disk');
  };

  const write = async (
    path: string,
    source: Readable,
    { maxBytes, expectedBytes = 0 }: ReceiveOptions,
  ): Promise<ReceivedFile> => {
    if (expectedBytes > maxBytes) throw new FileError('too-large', 'the file is announced as too large');
    const sums = [createHash('sha256'), createHash('md5')];
    const silence = setTimeout(
      () => source.destroy(new FileError('aborted', 'the sender fell silent')),
      SILENCE_MS,
    );
    const handle = await open(path, 'wx', 0o600);
    try {
      await checkRoom(expectedBytes);
      let size = 0;
      let looked = 0;
      for await (const chunk of source.iterator({ destroyOnReturn: false })) {
        const bytes: Buffer = chunk;
        size += bytes.length;
        if (size > maxBytes) throw new FileError('too-large', 'the file is too large');
        if (size - looked >= LOOK_AGAIN) {
          looked = size;
          await checkRoom(0);
        }
        for (const sum of sums) sum.update(bytes);
        await handle.writeFile(bytes);
        silence.refresh();
      }
      await handle.sync();
      const [sha256 = '', md5 = ''] = sums.map((sum) => sum.digest('hex'));
      return { path, size, sha256, md5 };
    } finally {
      clearTimeout(silence);
      await handle.close();
    }
  };

  const remove = (path: string): Promise<void> => rm(path, { force: true }).catch(() => undefined);

  return {
    async receive(source, options) {
      const path = join(incoming, `${randomBytes(16).toString('hex')}.part`);
      try {
        await mkdir(incoming, { recursive: true });
        return await write(path, source, options);
      } catch (cause) {
        await remove(path);
        throw fileError(cause);
      }
    },
    async keep({ path, sha256 }) {
      const name = `${sha256.slice(0, 2)}/${sha256}-${randomBytes(4).toString('hex')}`;
      const target = join(folder, name);
      try {
        await mkdir(dirname(target), { recursive: true });
        await rename(path, target);
        return name;
      } catch (cause) {
        throw fileError(cause);
      }
    },
    path: (name) => join(folder, name),
    async remove(names) {
      await Promise.all(names.map((name) => remove(join(folder, name))));
    },
    discard: ({ path }) => remove(path),
    async sweep(known) {
      for (const part of await readdir(folder).catch(() => [])) {
        const names = (await readdir(join(folder, part)).catch(() => [])).map((name) => `${part}/${name}`);
        const kept = part === INCOMING ? new Set<string>() : await known(names);
        for (const name of names) {
          if (!kept.has(name) && (await isOld(join(folder, name), now()))) await remove(join(folder, name));
        }
      }
    },
  };
}

async function isOld(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // The time of the rename counts too: an upload may take hours from its first byte to its row.
  return found !== undefined && now - Math.max(found.mtimeMs, found.ctimeMs) > ABANDONED_MS;
}
