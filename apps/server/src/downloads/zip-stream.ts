import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of the zip. */
export interface ZipEntry {
  name: string;
  /** a chunk need only be valid until the next one is requested */
  pieces: AsyncIterable<Buffer>;
}

/** Read-ahead per stage, bytes. */
const AHEAD = 64 * 1024;
const FILE_MODE = 0o100644;

/**
 * Streams files as a zip: each file is requested when the previous one has been read, with backpressure from the
 * reader. Audio does not compress, so it is stored. Names are UTF-8; beyond 4 GB it is Zip64.
 *
 * Destroying the zip closes `entries` and the current chunks by their `return`. An error of either destroys the
 * zip, so that the reader knows that it is incomplete.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough({ highWaterMark: AHEAD });
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  // Destroys each of the two with the other; errors reach the reader through `output`.
  pipeline(zip.outputStream, output, () => undefined);
  fill(zip, entries, mtime, gone.signal).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function fill(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
  gone: AbortSignal,
): Promise<void> {
  for await (const { name, pieces } of entries) {
    if (gone.aborted) return;
    const source = Readable.from(copies(pieces), { objectMode: false, highWaterMark: AHEAD });
    try {
      zip.addReadStream(source, name, { compress: false, mtime, mode: FILE_MODE });
      await finished(source, { signal: gone });
    } finally {
      source.destroy();
    }
  }
  zip.end();
}

/** Copies of chunks, since streams read ahead. */
async function* copies(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
