import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileError, fileError } from './file-error.ts';
import { INCOMING_FOLDER } from './file-store.ts';
import { type MinimumRate, DEFAULT_MINIMUM_RATE } from './minimum-rate.ts';
import { assertDiskSpace, streamToFile } from './stream-to-file.ts';

export interface AppendOptions {
  /** offset at which the client continues, bytes */
  at: number;
  /** size limit of the whole file */
  maxBytes: number;
}

/**
 * Resumable uploads, by upload ticket. Received bytes survive a lost connection or a restart; abandoned uploads
 * are deleted with other incomplete files.
 */
export interface ResumableUploads {
  /** received bytes */
  size(ticket: string): Promise<number>;
  /**
   * Appends to an upload; aborts a request that is still writing to it. Bytes received before a failure are kept.
   *
   * @returns the new size, or undefined when `at` is not the current size
   */
  append(ticket: string, source: Readable, options: AppendOptions): Promise<number | undefined>;
  /**
   * Reads all received bytes; undefined when there are none. The file stays open until the stream is read or
   * destroyed.
   */
  read(ticket: string): Promise<Readable | undefined>;
  remove(ticket: string): Promise<void>;
}

interface Writer {
  source: Readable;
  done: Promise<unknown>;
}

/** @param folder folder of the file store @param leastRate minimum upload rate */
export function createResumableUploads(
  folder: string,
  leastRate: MinimumRate = DEFAULT_MINIMUM_RATE,
): ResumableUploads {
  const incoming = join(folder, INCOMING_FOLDER);
  const path = (ticket: string): string => join(incoming, `ticket-${ticket}.part`);
  /** Writers of this process; if another process writes too, the checksum of the complete file fails. */
  const writers = new Map<string, Writer>();

  const size = async (ticket: string): Promise<number> =>
    (await stat(path(ticket)).catch(() => undefined))?.size ?? 0;

  const remove = (ticket: string): Promise<void> => rm(path(ticket), { force: true }).catch(() => undefined);

  const write = async (
    ticket: string,
    source: Readable,
    { at, maxBytes }: AppendOptions,
  ): Promise<number | undefined> => {
    try {
      await mkdir(incoming, { recursive: true });
      const handle = await open(path(ticket), 'a', 0o600);
      try {
        const there = (await handle.stat()).size;
        if (there !== at) {
          // A request that came too late has just created the file again.
          if (there === 0) await remove(ticket);
          return undefined;
        }
        await assertDiskSpace(incoming, maxBytes - at);
        return (
          at + (await streamToFile(source, handle, { folder: incoming, maxBytes: maxBytes - at, leastRate }))
        );
      } finally {
        await handle.close();
      }
    } catch (cause) {
      throw fileError(cause);
    }
  };

  return {
    size,
    async append(ticket, source, options) {
      for (let other = writers.get(ticket); other; other = writers.get(ticket)) {
        other.source.destroy(new FileError('aborted', 'superseded by a newer request'));
        await other.done;
      }
      const writing = write(ticket, source, options);
      const writer: Writer = {
        source,
        done: writing.then(
          () => undefined,
          () => undefined,
        ),
      };
      writers.set(ticket, writer);
      try {
        return await writing;
      } finally {
        if (writers.get(ticket) === writer) writers.delete(ticket);
      }
    },
    async read(ticket) {
      // Opened explicitly: a stream that opens the file itself emits its error before there is a listener, which
      // would end the process.
      const handle = await open(path(ticket)).catch((cause: unknown) => {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
        throw fileError(cause);
      });
      return handle?.createReadStream();
    },
    remove,
  };
}
