import { type ReadableFile, readAt } from '@qingyin/audio-dsp';

/** Replacement for bytes of a file. */
export interface BytePatch {
  at: number;
  bytes: Uint8Array;
}

/** Applies patches to a chunk of a file. @param from offset of the chunk in the file */
export function applyPatches(piece: Uint8Array, from: number, patches: readonly BytePatch[]): void {
  for (const { at, bytes } of patches) {
    const begin = Math.max(at, from);
    const end = Math.min(at + bytes.length, from + piece.length);
    if (begin < end) piece.set(bytes.subarray(begin - at, end - at), begin - from);
  }
}

/** Reads `length` bytes at an offset and applies patches; returns fewer bytes at the end of the file. */
export async function readPatched(
  handle: ReadableFile,
  at: number,
  length: number,
  patches: readonly BytePatch[],
): Promise<Buffer> {
  const bytes = await readAt(handle, at, length);
  applyPatches(bytes, at, patches);
  return bytes;
}
