import { describe, expect, it, vi } from 'vitest';
import { createLazyHash } from './lazy-hash.ts';
import { ConnectionLostError } from './upload-protocol.ts';

describe('createLazyHash', () => {
  it('loads the code once, and again after the load failed, which counts as a lost connection', async () => {
    const load = vi
      .fn<() => Promise<(file: Blob) => Promise<string>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue((file) => Promise.resolve(`md5 of ${file.size}`));
    const hash = createLazyHash(load);
    const { signal } = new AbortController();
    await expect(hash(new Blob(['ab']), signal)).rejects.toBeInstanceOf(ConnectionLostError);
    await expect(hash(new Blob(['ab']), signal)).resolves.toBe('md5 of 2');
    await expect(hash(new Blob(['abc']), signal)).resolves.toBe('md5 of 3');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
