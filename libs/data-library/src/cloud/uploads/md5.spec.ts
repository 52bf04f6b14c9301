import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashFile } from './hash-file.ts';
import { createMd5 } from './md5.ts';

const wanted = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_001])('computes the MD5 of %i bytes', (length) => {
  const bytes = randomBytes(length);
  const md5 = createMd5();
  md5.update(bytes);
  expect(md5.digest()).toBe(wanted(bytes));
});

it('gives the same result for any chunking', () => {
  const bytes = randomBytes(5000);
  const md5 = createMd5();
  for (let at = 0; at < bytes.length; at += 37) md5.update(bytes.subarray(at, at + 37));
  expect(md5.digest()).toBe(wanted(bytes));
});

it('reads a file in pieces and stops on abort', async () => {
  const bytes = randomBytes(3 * 1024 * 1024 + 5);
  const file = new Blob([bytes]);
  expect(await hashFile(file, new AbortController().signal)).toBe(wanted(bytes));
  const control = new AbortController();
  const hashing = hashFile(file, control.signal);
  control.abort();
  await expect(hashing).rejects.toThrow();
});
