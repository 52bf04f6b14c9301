import { EVERYONE, newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { DAY_MS, listeningDay } from '@qingyin/server-kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playsOfWeekBefore } from './chart-scores.ts';
import { pickedPlaylists, recommendablePlaylists, suggestablePlaylists } from './public-playlists.ts';
import { recordListening } from './record-listening.ts';
import { listenersOf, playlistsWithSong, similarSongs } from './similar-content.ts';
import { addSongs } from './testing/add-songs.ts';
import { withoutYielding } from './yield-to-event-loop.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const [SONG, OTHER] = [11, 12];
const people = [1, 2, 3, 4, 5];
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
  await addSongs(db, [SONG, OTHER], 0);
  for (const id of people)
    await db
      .insertInto('user')
      .values(newUserRow({ id, nickname: `u${id}`, image_key: 'a', created_at: 1 }))
      .execute();
});
afterEach(() => db.destroy());

async function play(userId: number, songId: number, at: number): Promise<void> {
  const song = await db.selectFrom('song').selectAll().where('id', '=', songId).executeTakeFirstOrThrow();
  await recordListening(db, { userId, song, seconds: 60, sourceId: 0, now: at });
}
async function addList(owner_id: number, songs: readonly number[], more: object = {}): Promise<number> {
  const row = newPlaylist({ name: 'a', owner_id, image_key: 'a', created_at: NOW - 9 * DAY_MS, ...more });
  const { id } = await db.insertInto('playlist').values(row).returning('id').executeTakeFirstOrThrow();
  for (const [position, song_id] of songs.entries())
    await db
      .insertInto('playlist_track')
      .values({ playlist_id: id, song_id, position, added_at: 1, user_id: owner_id })
      .execute();
  return id;
}
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe('charts', () => {
  const counted = async () => [...(await playsOfWeekBefore(db, listeningDay(NOW), withoutYielding)).keys()];

  it('count songs that five different people played in the week, however often one of them did', async () => {
    for (let n = 0; n < 20; n += 1) await play(1, OTHER, NOW - 2 * DAY_MS - n * 600_000);
    for (const id of people.slice(0, 4)) await play(id, SONG, NOW - 2 * DAY_MS);
    await play(5, SONG, NOW - 9 * DAY_MS);
    expect(await counted()).toEqual([]);
    await play(5, SONG, NOW - 6 * DAY_MS);
    expect(await counted()).toEqual([SONG]);
  });
});

describe('other listeners', () => {
  it('of a song are shown, and make others similar, from five people on', async () => {
    for (const id of people.slice(0, 4)) for (const song of [SONG, OTHER]) await play(id, song, NOW - DAY_MS);
    expect(await listenersOf(db, SONG)).toEqual([]);
    expect(await similarSongs(db, SONG, NOW, EVERYONE)).toEqual([]);
    await play(5, SONG, NOW - DAY_MS);
    expect(await listenersOf(db, SONG)).toHaveLength(5);
    await db.updateTable('song_upkeep').set({ made_at: 0 }).execute();
    expect(idsOf(await similarSongs(db, SONG, NOW, EVERYONE))).toEqual([OTHER]);
  });
});

describe('public playlists', () => {
  it('of others with a song are shown from five people on, those of the editors always', async () => {
    const picked = await addList(1, [SONG], { copywriter: '编辑推荐' });
    for (const id of people.slice(0, 4)) await addList(id, [SONG, OTHER]);
    expect(idsOf(await playlistsWithSong(db, SONG))).toEqual([picked]);
    await addList(5, [SONG]);
    expect(await playlistsWithSong(db, SONG)).toHaveLength(6);
  });

  it('are not recommended to others while they are empty, private or just made', async () => {
    const good = await addList(1, [SONG]);
    const empty = await addList(1, []);
    const hidden = await addList(1, [SONG], { privacy: 10 });
    const fresh = await addList(1, [SONG], { created_at: NOW - 1000 });
    const emptyPick = await addList(1, [], { copywriter: '编辑推荐' });
    expect(idsOf(await recommendablePlaylists(db, EVERYONE, NOW))).toEqual([good]);
    expect(await pickedPlaylists(db, EVERYONE)).toEqual([]);
    const all = [good, empty, fresh, emptyPick];
    expect([...(await suggestablePlaylists(db, all, EVERYONE, NOW))]).toEqual([good]);
    const owner = { userId: 1, libraries: [] };
    expect((await suggestablePlaylists(db, all, owner, NOW)).size).toBe(4);
    expect(hidden).toBeGreaterThan(0);
  });
});
