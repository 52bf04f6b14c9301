import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** a piece need only be good until the next one is asked for */
  pieces: AsyncIterable<Buffer>;
}

/** Read ahead of whoever takes the zip, bytes a stage. */
const AHEAD = 64 * 1024;
const FILE_MODE = 0o100644;

/**
 * A zip of files that come one after the other: each is asked for when the one before has been read, and read only as
 * fast as the zip is. Sound does not shrink, so it is stored as it is. Names are UTF-8; past 4 GB it is Zip64.
 *
 * Once the zip is destroyed, `entries` and the pieces under way are ended by their `return`. An error of either
 * destroys the zip: whoever reads it sees that it is not whole.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough({ highWaterMark: AHEAD });
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  // Destroys each of the two with the other; the error is the reader's.
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

/** Pieces that may be kept: streams read ahead. */
async function* copies(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
