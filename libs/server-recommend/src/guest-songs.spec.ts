import { EVERYONE, viewerOf } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestDailySongs, guestFmSongs } from './guest-songs.ts';
import { addSongs } from './testing/add-songs.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const FIRST = 1_000_000_000;
const SONGS = 60;
let db: Db;

const idsOf = (songs: readonly { id: number }[]): number[] => songs.map(({ id }) => id);
const open = Array.from({ length: SONGS }, (_, at) => at + 1);
const dailyAt = async (now: number): Promise<number[]> => idsOf(await guestDailySongs(db, EVERYONE, now));

beforeAll(async () => {
  db = await openDb(':memory:');
  await addSongs(db, [FIRST, FIRST + 1], 1);
  return () => db.destroy();
});

describe('songs for guests', () => {
  it('are none where guests may hear nothing', async () => {
    const guest = await viewerOf(db, null);
    expect(await guestDailySongs(db, guest, NOW)).toEqual([]);
    expect(await guestFmSongs(db, guest, { limit: 3, now: NOW })).toEqual([]);
  });

  it('of the day are thirty open songs, the same for the whole day', async () => {
    await addSongs(db, open, 0);
    const songs = await dailyAt(NOW);
    expect(new Set(songs).size).toBe(30);
    expect(open).toEqual(expect.arrayContaining(songs));
    expect(await dailyAt(NOW + 60_000)).toEqual(songs);
    expect(await dailyAt(NOW + DAY_MS)).not.toEqual(songs);
  });

  it('of the day keep their order when songs are added', async () => {
    const before = await dailyAt(NOW);
    const added = [SONGS + 1, SONGS + 2];
    await addSongs(db, added, 0);
    const after = (await dailyAt(NOW)).filter((id) => !added.includes(id));
    expect(after).toEqual(before.slice(0, after.length));
  });

  it('of the private FM differ from call to call', async () => {
    const drawn = async (now: number) => idsOf(await guestFmSongs(db, EVERYONE, { limit: 3, now }));
    const first = await drawn(NOW);
    expect(new Set(first).size).toBe(3);
    expect(await drawn(NOW + 1)).not.toEqual(first);
  });
});
