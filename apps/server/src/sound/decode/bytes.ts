import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of a file as they are read. */
export type Bytes = AsyncIterable<Uint8Array>;

/** So much is given to a decoder at a time. */
export const PIECE = 64 * 1024;

/** A file from a place on, a piece at a time. */
export const bytesOf = (path: string, start = 0): Bytes =>
  createReadStream(path, { highWaterMark: PIECE, start });

/** Opens a file for as long as `task` needs it. */
export async function withFile<Result>(
  path: string,
  task: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    return await task(handle);
  } finally {
    await handle.close();
  }
}

/** `length` bytes at a place, fewer where the file ends. */
export async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}
