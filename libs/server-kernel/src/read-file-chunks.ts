import { open } from 'node:fs/promises';

/** Chunk size, bytes: two seconds of the best quality. */
const PIECE = 64 * 1024;

/**
 * Reads a range of a file in chunks through one buffer. A chunk is overwritten when the next one is requested, so
 * two hundred listeners need two hundred buffers and produce no garbage.
 *
 * @param end the last byte, inclusive
 * @param signal ends reading without an error
 * @throws the file system's error when the file cannot be read; an error when it is shorter than `end`
 */
export async function* readFileChunks(
  path: string,
  start: number,
  end: number,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(Math.min(PIECE, end - start + 1));
    for (let at = start; at <= end && !signal?.aborted;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at + 1), at);
      if (bytesRead === 0) throw new Error(`the file ends at ${at} and was read up to ${end}`);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
