import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConvertedCache } from './converted-cache.ts';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qy-converted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cacheOf = (maxBytes: number) => createConvertedCache(folder, maxBytes, () => NOW);
async function put(name: string, bytes: number, age: number): Promise<void> {
  await writeFile(join(folder, name), Buffer.alloc(bytes));
  const time = new Date(NOW - age);
  await utimes(join(folder, name), time, time);
}
const names = async () => (await readdir(folder)).sort();

describe('createConvertedCache', () => {
  it('deletes the least recently used files above its bound', async () => {
    await put('a.flac', 40, 3 * HOUR);
    await put('b.flac', 40, 2 * HOUR);
    await put('c.flac', 40, HOUR);
    const cache = cacheOf(90);
    expect(await cache.use('a.flac')).toBe(40);
    await cache.sweep();
    expect(await names()).toEqual(['a.flac', 'c.flac']);
  });

  it('keeps a file while it is sent', async () => {
    await put('a.flac', 40, 3 * HOUR);
    await put('b.flac', 40, 2 * HOUR);
    const cache = cacheOf(40);
    const release = cache.hold('a.flac');
    const second = cache.hold('a.flac');
    release();
    release();
    await cache.sweep();
    expect(await names()).toEqual(['a.flac']);
    await put('b.flac', 40, HOUR);
    second();
    await cache.sweep();
    expect(await names()).toEqual(['b.flac']);
  });

  it('keeps a file that was used a moment ago', async () => {
    await put('a.flac', 40, 1000);
    await cacheOf(10).sweep();
    expect(await names()).toEqual(['a.flac']);
  });

  it('deletes files that another process left unfinished, and none that is being written', async () => {
    await put('a.flac.1-x.part', 5, HOUR);
    await put('b.flac.2-x.part', 5, 1000);
    await cacheOf(100).sweep();
    expect(await names()).toEqual(['b.flac.2-x.part']);
  });

  it('gives a file its name once it is complete', async () => {
    const cache = cacheOf(100);
    const temporary = await cache.temporary('a.flac');
    await writeFile(temporary, 'sound');
    expect(await cache.use('a.flac')).toBeUndefined();
    expect(await cache.keep(temporary, 'a.flac')).toBe(5);
    expect(await cache.use('a.flac')).toBe(5);
    expect(await names()).toEqual(['a.flac']);
  });
});
