import { EVERYONE, viewerOf } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { radarSongs, type RadarKind } from './radar-songs.ts';
import { addUnwantedSong } from './unwanted-songs.ts';
import { addSongs } from './testing/add-songs.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const FIRST = 1_000_000_000;
const USER = 7;
const kinds: RadarKind[] = ['personal', 'time', 'fan', 'treasure', 'new', 'mystery'];
const open = Array.from({ length: 60 }, (_, at) => at + 1);
let db: Db;

const user = async (now: number) => ({ ...(await viewerOf(db, USER)), userId: USER, now });

beforeAll(async () => {
  db = await openDb(':memory:');
  await addSongs(db, [FIRST, FIRST + 1], 1);
  return () => db.destroy();
});

describe.each(kinds)('the radar %s', (kind) => {
  it('is empty where the listener hears nothing', async () => {
    await db.deleteFrom('song').where('id', '<', FIRST).execute();
    for (const table of ['proposal', 'play_record', 'unwanted_song'] as const)
      await db.deleteFrom(table).execute();
    expect(await radarSongs(db, EVERYONE, kind, NOW)).toEqual([]);
    expect(await radarSongs(db, await user(NOW), kind, NOW)).toEqual([]);
  });

  it('has thirty songs that stay the same all day, for guests and users', async () => {
    await addSongs(db, open, 0);
    const songs = await radarSongs(db, EVERYONE, kind, NOW);
    expect(new Set(songs).size).toBe(30);
    expect(open).toEqual(expect.arrayContaining(songs));
    expect(await radarSongs(db, EVERYONE, kind, NOW + 60_000)).toEqual(songs);
    const own = await radarSongs(db, await user(NOW), kind, NOW);
    expect(new Set(own).size).toBe(30);
    const play = { user_id: USER, song_id: 3, plays: 9, seconds: 900, last_at: NOW };
    await db.insertInto('play_record').values(play).execute();
    expect(await radarSongs(db, await user(NOW + 60_000), kind, NOW + 60_000)).toEqual(own);
    expect(await radarSongs(db, await user(NOW + DAY_MS), kind, NOW + DAY_MS)).not.toEqual(own);
    await addUnwantedSong(db, { user_id: USER, song_id: own[0]!, source: 'dislike', at: NOW });
    expect(await radarSongs(db, await user(NOW), kind, NOW)).toEqual(own.slice(1));
  });
});
