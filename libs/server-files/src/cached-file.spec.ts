import { fileOf } from '@qingyin/audio-dsp/testing';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CachedFile } from './cached-file.ts';

const SIZE = 1_500_000;
const bytes = randomBytes(SIZE);
let handle: FileHandle;
beforeAll(async () => void (handle = await open(fileOf('cached', bytes), 'r')));
afterAll(() => handle.close());

const read = async (file: CachedFile, at: number, length: number): Promise<Buffer> => {
  const target = Buffer.alloc(length + 3);
  const { bytesRead } = await file.read(target, 3, length, at);
  return target.subarray(3, 3 + bytesRead);
};

it('reads the same bytes as the file, from any position', async () => {
  const file = new CachedFile(handle, SIZE);
  await fc.assert(
    fc.asyncProperty(fc.nat(SIZE + 1000), fc.nat(150_000), async (at, length) => {
      expect((await read(file, at, length)).equals(bytes.subarray(at, at + length))).toBe(true);
    }),
  );
});

it('reads a small file once', async () => {
  const disk = { read: vi.fn<FileHandle['read']>(handle.read.bind(handle)) };
  const file = new CachedFile(disk as unknown as FileHandle, 30_000);
  for (let at = 0; at < 40_000; at += 100) await read(file, at, 300);
  expect(disk.read).toHaveBeenCalledTimes(1);
});

it('keeps the first error of the file system', async () => {
  const failure = Object.assign(new Error('input/output error'), { code: 'EIO' });
  const file = new CachedFile({ read: () => Promise.reject(failure) } as unknown as FileHandle, SIZE);
  await expect(read(file, 0, 10)).rejects.toBe(failure);
  expect(file.failure).toBe(failure);
});
