import { describe, expect, it } from 'vitest';
import type { ComparedSong } from './compared-songs.ts';
import { findGroups, pairKey } from './find-groups.ts';

const song = (id: number, change: Partial<ComparedSong> = {}): ComparedSong => ({
  ...{ id, durationMs: 200_000, name: `song ${id}\nartist`, sound: `sound ${id}`, path: `/${id}` },
  ...{ startMs: 0, endMs: null },
  ...change,
});
const none = { prints: new Map<number, Int32Array>(), kept: new Set<string>() };
const find = (
  songs: readonly ComparedSong[],
  { prints, kept }: Partial<typeof none> = {},
  signal = new AbortController().signal,
) => findGroups(songs, prints ?? none.prints, kept ?? none.kept, signal);
const print = (seed: number): Int32Array =>
  Int32Array.from(
    { length: 64 },
    (_, at) => Math.imul(at + 1, 0x9e3779b9 * seed) ^ Math.imul(at + seed, 0x85ebca6b),
  );

describe('findGroups', () => {
  it('finds the same sound, whatever the songs are called', async () => {
    expect(await find([song(1, { sound: 'a' }), song(2, { sound: 'a' }), song(3)])).toEqual([
      { ids: [1, 2], reason: 'hash' },
    ]);
  });

  it('compares by fingerprints where there are any, else by names and length', async () => {
    const name = 'same\nartist';
    const songs = [song(1, { name }), song(2, { name }), song(3, { name, durationMs: 200_900 })];
    expect(await find(songs)).toEqual([{ ids: [1, 2, 3], reason: 'names' }]);
    const prints = new Map([
      [1, print(3)],
      [2, print(5)],
      [3, print(3)],
    ]);
    expect(await find(songs, { prints })).toEqual([{ ids: [1, 3], reason: 'print' }]);
  });

  it('leaves out songs of another length and without a title', async () => {
    const name = 'same\nartist';
    expect(await find([song(1, { name }), song(2, { name, durationMs: 201_100 })])).toEqual([]);
    expect(await find([song(1, { name: '\n' }), song(2, { name: '\n' })])).toEqual([]);
    expect(await find([song(1, { sound: 'a' }), song(2, { sound: 'a', durationMs: 203_001 })])).toEqual([]);
  });

  it('names the least sure reason of a group, and leaves out pairs that are kept', async () => {
    const name = 'same\nartist';
    const songs = [song(3, { sound: 'a' }), song(1, { sound: 'a', name }), song(2, { name })];
    expect(await find(songs)).toEqual([{ ids: [1, 2, 3], reason: 'names' }]);
    expect(await find(songs, { kept: new Set([pairKey(2, 1)]) })).toEqual([{ ids: [1, 3], reason: 'hash' }]);
  });

  it('ends when it is stopped', async () => {
    const many = Array.from({ length: 20_000 }, (_, id) =>
      song(id, { durationMs: 200_000 + Math.floor(id / 9) }),
    );
    const stopping = new AbortController();
    const found = find(many, {}, stopping.signal);
    stopping.abort(new Error('closing'));
    await expect(found).rejects.toThrow('closing');
  });
});
