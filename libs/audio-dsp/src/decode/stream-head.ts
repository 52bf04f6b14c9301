import type { ByteChunks } from './file-bytes.ts';
import { id3Length } from './id3.ts';

/** Number of bytes kept: covers the headers, also after padding written by other programs. */
const ENOUGH = 64 * 1024;
/** Number of bytes needed to read the length of an ID3 tag. */
const TAG_HEAD = 10;

/** Keeps the first bytes of a stream after its ID3 tags while the stream passes through. */
export interface StreamHead {
  watch(bytes: ByteChunks): AsyncGenerator<Uint8Array>;
  kept(): Buffer;
}

export function createStreamHead(): StreamHead {
  let skip: number | undefined;
  let kept = Buffer.alloc(0);
  const look = (part: Uint8Array): void => {
    if (kept.length >= ENOUGH) return;
    skip ??= id3Length(part);
    const from = Math.min(skip, part.length);
    skip -= from;
    kept = Buffer.concat([kept, part.subarray(from, from + ENOUGH - kept.length)]);
    // Several ID3 tags may follow each other.
    const more = id3Length(kept);
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
