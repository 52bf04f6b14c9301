import type { Bytes } from './bytes.ts';
import { tagBytes } from './id3.ts';

/** Enough for what a file says about its sound before it, also behind other programs' padding. */
const ENOUGH = 64 * 1024;
/** Bytes of which a tag tells its length. */
const TAG_HEAD = 10;

/** The first bytes of a file behind its tags, kept while it goes by. */
export interface FirstBytes {
  watch(bytes: Bytes): AsyncGenerator<Uint8Array>;
  kept(): Buffer;
}

export function createFirstBytes(): FirstBytes {
  let skip: number | undefined;
  let kept = Buffer.alloc(0);
  const look = (part: Uint8Array): void => {
    if (kept.length >= ENOUGH) return;
    skip ??= tagBytes(part);
    const from = Math.min(skip, part.length);
    skip -= from;
    kept = Buffer.concat([kept, part.subarray(from, from + ENOUGH - kept.length)]);
    // Another tag behind the first one.
    const more = tagBytes(kept);
    if (more === 0 || kept.length < TAG_HEAD) return;
    skip = Math.max(0, more - kept.length);
    kept = kept.subarray(Math.min(more, kept.length));
  };
  return {
    async *watch(bytes) {
      for await (const part of bytes) {
        look(part);
        yield part;
      }
    },
    kept: () => kept,
  };
}
