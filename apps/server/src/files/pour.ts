import { type FileHandle, statfs } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { FileError } from './file-error.ts';
import { atLeastRate, type LeastRate } from './least-rate.ts';

/** The disk keeps so much for the database and everybody else, bytes. */
const RESERVE = 256 * 1024 * 1024;
/** Room is looked at again after so many bytes, since others write too. */
const LOOK_AGAIN = 32 * 1024 * 1024;

/** @throws FileError when the disk a folder lies on has no room for so many bytes more */
export async function checkDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < RESERVE) throw new FileError('disk-full', 'not enough room on the disk');
}

export interface PourOptions {
  /** where the file lies */
  folder: string;
  maxBytes: number;
  /** below it the source is given up */
  leastRate: LeastRate;
  /** sees every piece before it is written */
  each?: (bytes: Buffer) => void;
}

/**
 * Writes a stream to a file piece by piece. Whatever goes wrong, the source stays open, so that its rest can be read.
 *
 * @returns how many bytes came
 * @throws FileError `too-large`, `too-slow` or `disk-full`; errors of the source and of the file as they are
 */
export async function pour(
  source: Readable,
  handle: FileHandle,
  { folder, maxBytes, leastRate, each }: PourOptions,
): Promise<number> {
  const paced = atLeastRate(source, leastRate);
  try {
    let size = 0;
    let looked = 0;
    for await (const chunk of paced) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > maxBytes) throw new FileError('too-large', 'the file is too large');
      if (size - looked >= LOOK_AGAIN) {
        looked = size;
        await checkDisk(folder, 0);
      }
      each?.(bytes);
      await handle.writeFile(bytes);
    }
    await handle.sync();
    return size;
  } finally {
    // Before the caller reads on: taking the pipe away pauses the source.
    source.unpipe(paced);
  }
}
