import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../sound/decode/bytes.ts';

/** Bytes that a reader is to see in the place of those in the file. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** Puts patches into a piece of a file. @param from where the piece lies in the file */
export function applyPatches(piece: Uint8Array, from: number, patches: readonly Patch[]): void {
  for (const { at, bytes } of patches) {
    const begin = Math.max(at, from);
    const end = Math.min(at + bytes.length, from + piece.length);
    if (begin < end) piece.set(bytes.subarray(begin - at, end - at), begin - from);
  }
}

/** `length` bytes at a place with patches in them, fewer where the file ends. */
export async function readPatched(
  handle: FileHandle,
  at: number,
  length: number,
  patches: readonly Patch[],
): Promise<Buffer> {
  const bytes = await readAt(handle, at, length);
  applyPatches(bytes, at, patches);
  return bytes;
}
