import { describe, expect, it, vi } from 'vitest';
import { laterHash } from './hash.ts';
import { LineLost } from './transport.ts';

describe('measuring files with code that comes later', () => {
  it('asks for the code once, and again after it was lost, which counts as a broken line', async () => {
    const load = vi
      .fn<() => Promise<(file: Blob) => Promise<string>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue((file) => Promise.resolve(`md5 of ${file.size}`));
    const hash = laterHash(load);
    const { signal } = new AbortController();
    await expect(hash(new Blob(['ab']), signal)).rejects.toBeInstanceOf(LineLost);
    await expect(hash(new Blob(['ab']), signal)).resolves.toBe('md5 of 2');
    await expect(hash(new Blob(['abc']), signal)).resolves.toBe('md5 of 3');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
