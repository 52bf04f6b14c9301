import type { Hash } from 'node:crypto';

/** Passes a stream's pieces on and enters each into the hash. */
export async function* summed(pieces: AsyncIterable<Buffer>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sum.update(piece);
    yield piece;
  }
}
