import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFileChunks } from './read-file-chunks.ts';

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qy-pieces-'));
  path = join(folder, 'sound');
  await writeFile(path, bytes);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function all(start: number, end: number): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const piece of readFileChunks(path, start, end)) copies.push(Buffer.from(piece));
  return Buffer.concat(copies);
}

test('reads any range unchanged', async () => {
  expect((await all(0, bytes.length - 1)).equals(bytes)).toBe(true);
  expect((await all(65_530, 131_080)).equals(bytes.subarray(65_530, 131_081))).toBe(true);
  expect(await all(199_999, 199_999)).toEqual(bytes.subarray(199_999));
});

test('yields chunks that share one buffer', async () => {
  const buffers = new Set<ArrayBufferLike>();
  for await (const piece of readFileChunks(path, 0, bytes.length - 1)) buffers.add(piece.buffer);
  expect(buffers.size).toBe(1);
});

test('throws when the file has become shorter', async () => {
  await expect(all(150_000, 200_000)).rejects.toThrow('the file ends at 200000');
});

test('ends without an error when the reader aborts', async () => {
  const leaving = new AbortController();
  let pieces = 0;
  for await (const piece of readFileChunks(path, 0, bytes.length - 1, leaving.signal)) {
    pieces += piece.length > 0 ? 1 : 0;
    leaving.abort();
  }
  expect(pieces).toBe(1);
});
