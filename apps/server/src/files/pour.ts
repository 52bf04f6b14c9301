import { type FileHandle, statfs } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { FileError } from './file-error.ts';

/** The disk keeps so much for the database and everybody else, bytes. */
const RESERVE = 256 * 1024 * 1024;
/** Room is looked at again after so many bytes, since others write too. */
const LOOK_AGAIN = 32 * 1024 * 1024;
/** A sender who is silent for so long has gone. */
const SILENCE_MS = 60_000;

/** @throws FileError when the disk a folder lies on has no room for so many bytes more */
export async function checkDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < RESERVE) throw new FileError('disk-full', 'not enough room on the disk');
}

export interface PourOptions {
  /** where the file lies */
  folder: string;
  maxBytes: number;
  /** sees every piece before it is written */
  each?: (bytes: Buffer) => void;
}

/** Writes a stream to a file piece by piece. @returns how many bytes came */
export async function pour(
  source: Readable,
  handle: FileHandle,
  { folder, maxBytes, each }: PourOptions,
): Promise<number> {
  const silence = setTimeout(
    () => source.destroy(new FileError('aborted', 'the sender fell silent')),
    SILENCE_MS,
  );
  try {
    let size = 0;
    let looked = 0;
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > maxBytes) throw new FileError('too-large', 'the file is too large');
      if (size - looked >= LOOK_AGAIN) {
        looked = size;
        await checkDisk(folder, 0);
      }
      each?.(bytes);
      await handle.writeFile(bytes);
      silence.refresh();
    }
    await handle.sync();
    return size;
  } finally {
    clearTimeout(silence);
  }
}
