import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileError, fileError } from './file-error.ts';
import { INCOMING } from './file-store.ts';
import { type LeastRate, USUAL_LEAST_RATE } from './least-rate.ts';
import { checkDisk, pour } from './pour.ts';

export interface AppendOptions {
  /** where the sender goes on, bytes from the beginning */
  at: number;
  /** of the whole file */
  maxBytes: number;
}

/**
 * Files that arrive in several goes, by the ticket they come with. What has come stays when a sender or this process
 * ends; what nobody goes on with is swept away with other unfinished files.
 */
export interface FileParts {
  /** bytes that are there */
  size(ticket: string): Promise<number>;
  /**
   * Writes on at the end; a sender who is still writing gives way. What has come before a failure is kept.
   *
   * @returns the size now, or undefined when the end is elsewhere than at `at`
   */
  append(ticket: string, source: Readable, options: AppendOptions): Promise<number | undefined>;
  /** All that is there, from the beginning; undefined when nothing is. The file is open until it is read or destroyed. */
  read(ticket: string): Promise<Readable | undefined>;
  remove(ticket: string): Promise<void>;
}

interface Writer {
  source: Readable;
  done: Promise<unknown>;
}

/** @param folder of the file store @param leastRate of files that arrive */
export function createFileParts(folder: string, leastRate: LeastRate = USUAL_LEAST_RATE): FileParts {
  const incoming = join(folder, INCOMING);
  const path = (ticket: string): string => join(incoming, `ticket-${ticket}.part`);
  /** Of this process; where another one writes too, the checksum of the whole tells. */
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
          // Who came too late for it has just made it anew.
          if (there === 0) await remove(ticket);
          return undefined;
        }
        await checkDisk(incoming, maxBytes - at);
        return at + (await pour(source, handle, { folder: incoming, maxBytes: maxBytes - at, leastRate }));
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
        other.source.destroy(new FileError('aborted', 'the sender came back'));
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
      // Opened here: a stream that opens by itself fails where nobody listens yet, and takes the process with it.
      const handle = await open(path(ticket)).catch((cause: unknown) => {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
        throw fileError(cause);
      });
      return handle?.createReadStream();
    },
    remove,
  };
}
