import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of a file in chunks. */
export type ByteChunks = AsyncIterable<Uint8Array>;

/** Size of the chunks passed to decoders. */
export const CHUNK_BYTES = 64 * 1024;

/** Streams a file from a position on. */
export const readChunks = (path: string, start = 0): ByteChunks =>
  createReadStream(path, { highWaterMark: CHUNK_BYTES, start });

/** What reading needs of an open file: a `FileHandle`, or one that caches. */
export interface ReadableFile {
  read(buffer: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
  stat(): Promise<{ size: number }>;
}

/** Opens a file for the duration of `task`. */
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

/** Reads `length` bytes at a position, fewer at the end of the file. */
export async function readAt(handle: ReadableFile, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}
