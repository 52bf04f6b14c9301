import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileError, fileError } from './file-error.ts';
import { type LeastRate, USUAL_LEAST_RATE } from './least-rate.ts';
import { checkDisk, pour } from './pour.ts';

/** The folder of what is still arriving, in that of the store. */
export const INCOMING = 'incoming';

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
}

/** Opens the folder; it is made with the first file. @param leastRate of files that arrive */
export function createFileStore(folder: string, leastRate: LeastRate = USUAL_LEAST_RATE): FileStore {
  const incoming = join(folder, INCOMING);

  const write = async (
    path: string,
    source: Readable,
    { maxBytes, expectedBytes = 0 }: ReceiveOptions,
  ): Promise<ReceivedFile> => {
    if (expectedBytes > maxBytes) throw new FileError('too-large', 'the file is announced as too large');
    const sums = [createHash('sha256'), createHash('md5')];
    const handle = await open(path, 'wx', 0o600);
    try {
      await checkDisk(incoming, expectedBytes);
      const size = await pour(source, handle, {
        folder: incoming,
        maxBytes,
        leastRate,
        each: (bytes) => sums.forEach((sum) => sum.update(bytes)),
      });
      const [sha256 = '', md5 = ''] = sums.map((sum) => sum.digest('hex'));
      return { path, size, sha256, md5 };
    } finally {
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
  };
}
