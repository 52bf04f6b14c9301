import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TimedTokenizer } from './timed-tokenizer.ts';

const SIZE = 100_000;
const bytes = randomBytes(SIZE);
let folder: string;
let handle: FileHandle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qy-tokenizer-'));
  writeFileSync(join(folder, 'file'), bytes);
  handle = await open(join(folder, 'file'), 'r');
});
afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void vi.restoreAllMocks());

const reader = (ms = 60_000): TimedTokenizer =>
  new TimedTokenizer(handle, { size: SIZE }, { maxBufferSize: SIZE, ms });
const read = async (tokenizer: TimedTokenizer, length: number): Promise<Buffer> => {
  const target = Buffer.alloc(length);
  return target.subarray(0, await tokenizer.readBuffer(target, { mayBeLess: true }));
};

it('reads the whole file in small parts with few large reads from disk', async () => {
  const asked = vi.spyOn(handle, 'read');
  const tokenizer = reader();
  const parts: Buffer[] = [];
  for (let part = await read(tokenizer, 7); part.length > 0; part = await read(tokenizer, 7))
    parts.push(part);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect(asked.mock.calls.length).toBeLessThan(20);
});

it('reads large parts from any position, and peeks without moving', async () => {
  const tokenizer = reader();
  expect((await read(tokenizer, SIZE)).equals(bytes)).toBe(true);
  tokenizer.setPosition(50_000);
  const ahead = Buffer.alloc(40_000);
  await tokenizer.peekBuffer(ahead);
  expect(ahead.equals(bytes.subarray(50_000, 90_000))).toBe(true);
  expect(tokenizer.position).toBe(50_000);
  await tokenizer.ignore(10);
  expect((await read(tokenizer, 5)).equals(bytes.subarray(50_010, 50_015))).toBe(true);
});

it('reports the end of the file', async () => {
  const tokenizer = reader();
  tokenizer.setPosition(SIZE - 10);
  await expect(tokenizer.readBuffer(Buffer.alloc(11))).rejects.toMatchObject({ name: 'EndOfStreamError' });
  expect(await tokenizer.peekBuffer(Buffer.alloc(11), { mayBeLess: true })).toBe(10);
});

it('fails when reading takes longer than the limit', async () => {
  const tokenizer = reader(1000);
  await read(tokenizer, 5);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1001);
  await expect(read(tokenizer, 5)).rejects.toThrow('too long');
});
