import type { Hash } from 'node:crypto';

/** Passes a stream on and updates a hash with each chunk. */
export async function* hashStream(pieces: AsyncIterable<Buffer>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sum.update(piece);
    yield piece;
  }
}
