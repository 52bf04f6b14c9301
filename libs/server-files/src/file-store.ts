import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileError, fileError } from './file-error.ts';
import { type MinimumRate, DEFAULT_MINIMUM_RATE } from './minimum-rate.ts';
import { assertDiskSpace, streamToFile } from './stream-to-file.ts';

/** Folder of incomplete uploads, in the store's folder. */
export const INCOMING_FOLDER = 'incoming';

/** A completely received file that is not committed yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** hex */
  sha256: string;
  md5: string;
}

export interface ReceiveOptions {
  maxBytes: number;
  /** size announced by the client, for an early refusal */
  expectedBytes?: number | undefined;
}

/** Store of users' files. Names are generated and stored in the database; they contain nothing that users enter. */
export interface FileStore {
  /** Streams a file to disk; on any failure nothing is left behind. @throws FileError */
  receive(source: Readable, options: ReceiveOptions): Promise<ReceivedFile>;
  /**
   * Moves a received file to its final place and returns its name. The name holds the content hash and is unique,
   * so that a copy can be deleted while another process stores the same content again.
   */
  commit(file: ReceivedFile): Promise<string>;
  path(name: string): string;
  /** Deletes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** Deletes a received file that was not committed. */
  discard(file: ReceivedFile): Promise<void>;
}

/** Creates the file store; the folder is created with the first file. @param leastRate minimum upload rate */
export function createFileStore(folder: string, leastRate: MinimumRate = DEFAULT_MINIMUM_RATE): FileStore {
  const incoming = join(folder, INCOMING_FOLDER);

  const write = async (
    path: string,
    source: Readable,
    { maxBytes, expectedBytes = 0 }: ReceiveOptions,
  ): Promise<ReceivedFile> => {
    if (expectedBytes > maxBytes) throw new FileError('too-large', 'the announced size is too large');
    const sums = [createHash('sha256'), createHash('md5')];
    const handle = await open(path, 'wx', 0o600);
    try {
      await assertDiskSpace(incoming, expectedBytes);
      const size = await streamToFile(source, handle, {
        folder: incoming,
        maxBytes,
        leastRate,
        onChunk: (bytes) => sums.forEach((sum) => sum.update(bytes)),
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
    async commit({ path, sha256 }) {
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
