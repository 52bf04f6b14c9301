import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const PIECE = 64 * 1024;
const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 6));

/** Chunks that share one buffer, as when reading files. */
async function* pieces(
  count: number,
  note: (read: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const shared = Buffer.alloc(PIECE);
  for (let at = 0; at < count; at += 1) {
    shared.fill(at % 251);
    note(at + 1);
    yield shared;
  }
}

async function* list(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

/** Entries of a zip with their content. */
async function unzipped(bytes: Buffer): Promise<{ entry: Entry; content: Buffer }[]> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const found: { entry: Entry; content: Buffer }[] = [];
  for await (const entry of zip.eachEntry())
    found.push({ entry, content: await buffer(await zip.openReadStreamPromise(entry)) });
  return found;
}

it('stores files uncompressed, with any names, and an empty file', async () => {
  const zip = await buffer(
    zipStream(
      list(
        { name: '白惊鸿 - 静夜思 😀.mp3', pieces: pieces(3) },
        { name: 'empty.mp3', pieces: pieces(0) },
        { name: 'last.txt', pieces: pieces(1) },
      ),
      date,
    ),
  );
  const files = await unzipped(zip);
  expect(
    files.map(({ entry, content }) => [entry.fileName, content.length, entry.compressionMethod]),
  ).toEqual([
    ['白惊鸿 - 静夜思 😀.mp3', 3 * PIECE, 0],
    ['empty.mp3', 0, 0],
    ['last.txt', PIECE, 0],
  ]);
  expect(files.map(({ entry, content }) => entry.crc32 - crc32(content))).toEqual([0, 0, 0]);
  const first = files[0]?.content ?? Buffer.alloc(0);
  expect([first[0], first[PIECE], first[2 * PIECE]]).toEqual([0, 1, 2]);
});

it('creates an empty zip', async () => {
  expect(await unzipped(await buffer(zipStream(list(), date)))).toEqual([]);
});

it('applies backpressure, and requests the next file only when its turn comes', async () => {
  let read = 0;
  /** chunks that had been read when each file was requested */
  const asked: number[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    while (asked.length < 50) {
      asked.push(read);
      yield { name: `${asked.length}.mp3`, pieces: pieces(100, () => (read += 1)) };
    }
  }
  let taken = 0;
  let mostAhead = 0;
  for await (const bytes of zipStream(entries(), date)) {
    taken += bytes.length;
    // Event loop turns in which it could read ahead.
    for (let turns = 0; turns < 10; turns += 1) await turn();
    mostAhead = Math.max(mostAhead, read - taken / PIECE);
    if (asked.length === 3) break;
  }
  expect(asked).toEqual([0, 100, 200]);
  expect(mostAhead).toBeLessThan(20);
});

it('closes its sources when it is destroyed', async () => {
  let closed = 0;
  async function* file(): AsyncGenerator<Buffer> {
    try {
      yield* pieces(1000);
    } finally {
      closed += 1;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (let at = 0; ; at += 1) yield { name: `${at}.mp3`, pieces: file() };
    } finally {
      closed += 10;
    }
  }
  const zip = zipStream(entries(), date);
  for await (const _piece of zip) break;
  await expect.poll(() => closed).toBe(11);
});

it('fails when a source fails, instead of ending like a complete zip', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(10);
    throw new Error('the disk is gone');
  }
  await expect(buffer(zipStream(list({ name: 'a.mp3', pieces: broken() }), date))).rejects.toThrow(
    'the disk is gone',
  );
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.mp3', pieces: pieces(1) };
    throw new Error('the database is gone');
  }
  await expect(buffer(zipStream(failing(), date))).rejects.toThrow('the database is gone');
});

it('streams thousands of files with constant memory', async () => {
  const before = process.memoryUsage().rss;
  let most = 0;
  let size = 0;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < 4000; at += 1) yield { name: `${at}.mp3`, pieces: pieces(1) };
  }
  const zip = zipStream(entries(), date);
  for await (const piece of zip) {
    size += Buffer.byteLength(piece as Buffer);
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(size).toBeGreaterThan(4000 * PIECE);
  expect(most - before).toBeLessThan(200 * 2 ** 20);
});
