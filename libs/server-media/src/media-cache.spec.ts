import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMediaCache, type MediaCache } from './media-cache.ts';

let folder: string;
let cache: MediaCache;
const open = (): MediaCache => createMediaCache(folder, () => undefined);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qy-cache-'));
  cache = open();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function flip(name: string): void {
  const bytes = readFileSync(join(folder, name));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(join(folder, name), bytes);
}

it('returns what was written, also in the next process', async () => {
  await cache.write('a.mp3', Buffer.from('sound'));
  expect(await cache.verifiedSize('a.mp3')).toBe(5);
  expect(await open().verifiedSize('a.mp3')).toBe(5);
  expect(await cache.verifiedSize('b.mp3')).toBeUndefined();
});

it('deletes a file with a flipped bit, even if it was intact before', async () => {
  await cache.write('a.mp3', Buffer.from('sound'));
  expect(await cache.verifiedSize('a.mp3')).toBe(5);
  flip('a.mp3');
  expect(await cache.verifiedSize('a.mp3')).toBeUndefined();
  expect(await cache.size('a.mp3')).toBeUndefined();
  await cache.write('a.mp3', Buffer.from('sound'));
  expect(await cache.verifiedSize('a.mp3')).toBe(5);
});

it('deletes a file without a checksum, as written by old releases', async () => {
  writeFileSync(join(folder, 'a.mp3'), 'sound');
  expect(await cache.verifiedSize('a.mp3')).toBeUndefined();
});

it('finds every damaged file within 30 nights and keeps the others', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `${at}.webp`);
  for (const name of names) await cache.write(name, Buffer.from(name));
  flip('7.webp');
  flip('23.webp');
  let removed = 0;
  for (let night = 0; night < 30; night += 1) removed += await cache.verify(night);
  expect(removed).toBe(2);
  const left = await Promise.all(names.map((name) => cache.size(name)));
  expect(left.filter((size) => size !== undefined)).toHaveLength(38);
});
