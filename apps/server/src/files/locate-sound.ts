import type { FileHandle } from 'node:fs/promises';
import { findFrames, type FirstFrame } from '../sound/decode/frame-sync.ts';
import { readAt } from '../sound/decode/bytes.ts';
import { tagBytes } from '../sound/decode/id3.ts';
import { firstFrameOf, type SoundType, typeOfHead } from './sound-type.ts';

const HEAD = 4096;
/** 3 times: some files carry one tag after the other. */
const MOST_TAGS = 3;
/** Zero bytes before a file, and foreign bytes before the first frame: more is damage. */
const MOST_PADDING = 1024 * 1024;
const MOST_FOREIGN = 256 * 1024;
const PIECE = 64 * 1024;

export interface LocatedSound {
  type: SoundType;
  /** where its tags begin, or its sound where it has none before it: behind padding */
  start: number;
}

/**
 * Finds a sound file's kind by its bytes; its name and what its sender says play no part. Zero bytes before it, and any
 * bytes before the first frame of a run of frames, are passed over, as players do.
 *
 * @returns undefined for everything that is not taken
 */
export async function locateSound(handle: FileHandle): Promise<LocatedSound | undefined> {
  const first = await readAt(handle, 0, HEAD);
  const start = typeOfHead(first) ? 0 : await endOfZeros(handle);
  let at = start;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    const head = await readAt(handle, at, HEAD);
    const tag = tagBytes(head);
    if (tag === 0) {
      const type = typeOfHead(head);
      if (type) return { type, start };
      const frames = await framesFrom(handle, at);
      return frames && { type: frames.kind, start: tags === 0 ? frames.at : start };
    }
    at += tag;
  }
  return undefined;
}

async function framesFrom(handle: FileHandle, from: number): Promise<FirstFrame | undefined> {
  const bytes = await readAt(handle, from, MOST_FOREIGN);
  const { size } = await handle.stat();
  const found = findFrames(bytes, from + bytes.length >= size) ?? firstFrameOf(bytes);
  return found && { kind: found.kind, at: from + found.at };
}

/** Where the zero bytes at the beginning of a file end; 0 where there are too many to be padding. */
async function endOfZeros(handle: FileHandle): Promise<number> {
  for (let at = 0; at < MOST_PADDING; at += PIECE) {
    const piece = await readAt(handle, at, PIECE);
    const zeros = piece.findIndex((byte) => byte !== 0);
    if (zeros >= 0) return at + zeros;
    if (piece.length < PIECE) break;
  }
  return 0;
}
