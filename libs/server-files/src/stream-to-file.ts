import { type FileHandle, statfs } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { FileError } from './file-error.ts';
import { enforceMinimumRate, type MinimumRate } from './minimum-rate.ts';

/** Disk space reserved for the database and other programs, bytes. */
const RESERVE = 256 * 1024 * 1024;
/** Free space is checked again after this many bytes, since other processes write too. */
const LOOK_AGAIN = 32 * 1024 * 1024;

/** Checks the free space of the disk that holds a folder. @throws FileError `disk-full` when `bytes` do not fit */
export async function assertDiskSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < RESERVE) throw new FileError('disk-full', 'not enough room on the disk');
}

export interface StreamToFileOptions {
  /** folder of the file */
  folder: string;
  maxBytes: number;
  /** minimum rate, below which the source is given up */
  leastRate: MinimumRate;
  /** called with every chunk before it is written */
  onChunk?: (bytes: Buffer) => void;
}

/**
 * Streams a source to a file. On failure the source stays open, so that the rest can be drained.
 *
 * @returns the number of bytes
 * @throws FileError `too-large`, `too-slow` or `disk-full`; errors of the source and of the file unchanged
 */
export async function streamToFile(
  source: Readable,
  handle: FileHandle,
  { folder, maxBytes, leastRate, onChunk }: StreamToFileOptions,
): Promise<number> {
  const paced = enforceMinimumRate(source, leastRate);
  try {
    let size = 0;
    let looked = 0;
    for await (const chunk of paced) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > maxBytes) throw new FileError('too-large', 'the file is too large');
      if (size - looked >= LOOK_AGAIN) {
        looked = size;
        await assertDiskSpace(folder, 0);
      }
      onChunk?.(bytes);
      await handle.writeFile(bytes);
    }
    await handle.sync();
    return size;
  } finally {
    // Done before the caller reads on, since unpiping pauses the source.
    source.unpipe(paced);
  }
}
