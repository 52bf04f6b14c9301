import { open } from 'node:fs/promises';

/** Two seconds of the best sound we serve, bytes. */
const PIECE = 64 * 1024;

/**
 * A part of a file, piece by piece, through one buffer: a piece is overwritten when the next one is asked for, so two
 * hundred listeners need two hundred buffers and leave no garbage behind.
 *
 * @param end the last byte, inclusive
 * @param signal ends the reading early, without an error
 * @throws the file system's error when the file cannot be read; an error when it is shorter than asked for
 */
export async function* readPieces(
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
