import { DEMO, createDemoDatabase, NEWCOMER, NOW } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { dailyPlaylists } from './daily-playlists.ts';
import { dailySongs, replaceDislikedSong } from './daily-songs.ts';
import { heartModeSongs } from './heart-mode.ts';
import { recommendableSongs } from './public-songs.ts';
import { privateFmSongs } from './private-fm.ts';
import { addUnwantedSong, removeUnwantedSong } from './unwanted-songs.ts';

const me = { userId: DEMO, libraries: [], now: NOW };
const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);
const shared = (one: readonly number[], other: readonly number[]): number =>
  one.filter((id) => other.includes(id)).length;

let db: Db;
beforeAll(async () => {
  db = await createDemoDatabase();
  return () => db.destroy();
});

describe('daily songs', () => {
  it('are thirty different available songs, each with a reason', async () => {
    const songs = await dailySongs(db, me);
    expect(new Set(idsOf(songs)).size).toBe(30);
    expect(await recommendableSongs(db, idsOf(songs), me)).toEqual(new Set(idsOf(songs)));
    for (const { reason } of songs) expect(reason).not.toMatch(/^$|《》|「」|\s$/);
    expect(songs.filter(({ alg }) => alg === 'itembased').length).toBeGreaterThan(5);
    expect(new Set(songs.map(({ reason }) => reason)).size).toBeGreaterThan(8);
  });
  it('stay the same until the day ends and change afterwards', async () => {
    const songs = await dailySongs(db, me);
    expect(await dailySongs(db, { ...me, now: NOW + 3_600_000 })).toEqual(songs);
    const tomorrow = await dailySongs(db, { ...me, now: NOW + DAY_MS });
    expect(shared(idsOf(songs), idsOf(tomorrow))).toBeLessThan(5);
  });
  it('differ between users, including new accounts', async () => {
    const lists = [];
    for (const userId of [DEMO, 2, 3, NEWCOMER, NEWCOMER + 1])
      lists.push(idsOf(await dailySongs(db, { userId, libraries: [], now: NOW })));
    for (const [index, one] of lists.entries()) {
      expect(one.length).toBe(30);
      for (const other of lists.slice(index + 1)) expect(shared(one, other)).toBeLessThan(20);
    }
  });
  it('replace a disliked song in place and never recommend it again', async () => {
    const before = await dailySongs(db, me);
    const disliked = before[4]!.id;
    const other = await replaceDislikedSong(db, me, disliked);
    const after = await dailySongs(db, me);
    expect(idsOf(before)).not.toContain(other?.id);
    expect(after[4]).toEqual(other);
    expect(idsOf(after)).not.toContain(disliked);
    for (let day = 3; day < 12; day += 1)
      expect(idsOf(await dailySongs(db, { ...me, now: NOW + day * DAY_MS }))).not.toContain(disliked);
  });
});

describe('playlists of the day', () => {
  it("have reasons from the user's taste and differ between users", async () => {
    const mine = await dailyPlaylists(db, me);
    expect(mine.length).toBe(10);
    expect(mine.some(({ reason }) => /根据你喜欢的单曲《.+》推荐/.test(reason))).toBe(true);
    expect(await dailyPlaylists(db, me)).toEqual(mine);
    expect(idsOf(await dailyPlaylists(db, { ...me, userId: 2 }))).not.toEqual(idsOf(mine));
    expect(idsOf(await dailyPlaylists(db, { ...me, userId: NEWCOMER }))).not.toEqual(idsOf(mine));
  });
});

describe('private FM', () => {
  const ask = (mode: 'DEFAULT' | 'FAMILIAR' | 'EXPLORE' | 'SCENE_RCMD', userId = DEMO, submode = '') => {
    let now = NOW;
    return async (limit = 3) =>
      privateFmSongs(db, { userId, libraries: [], now: (now += 1000) }, { mode, submode, limit });
  };
  it('does not repeat songs', async () => {
    const next = ask('DEFAULT', 4);
    const heard: number[] = [];
    for (let round = 0; round < 12; round += 1) heard.push(...idsOf(await next()));
    expect(new Set(heard).size).toBe(36);
  });
  it('separates familiar songs from unknown ones', async () => {
    const rows = await db.selectFrom('play_record').select('song_id').where('user_id', '=', DEMO).execute();
    const played = new Set(rows.map((row) => row.song_id));
    const familiar = await ask('FAMILIAR')(10);
    for (const { reason } of familiar) expect(reason).toMatch(/^你(喜欢|常听)的歌$/);
    for (const { id } of await ask('EXPLORE')(10)) expect(played.has(id)).toBe(false);
  });
  it('takes the songs of a scene from playlists with its tags', async () => {
    const songs = await ask('SCENE_RCMD', DEMO, 'NIGHT_EMO')(5);
    expect(songs.map(({ alg }) => alg)).toEqual(Array(5).fill('scene'));
  });
  it('returns songs for a new account in every mode', async () => {
    for (const mode of ['DEFAULT', 'FAMILIAR', 'EXPLORE'] as const)
      expect((await ask(mode, NEWCOMER)()).length, mode).toBe(3);
  });
});

describe('an unwanted song', () => {
  it('is not recommended until the user removes it from the unwanted songs', async () => {
    const userId = 7;
    const at = (days: number) => ({ userId, libraries: [], now: NOW + days * DAY_MS });
    const liked = await db
      .selectFrom('playlist_track')
      .select('song_id')
      .where('playlist_id', '=', 6000 + userId)
      .execute();
    // All liked songs but one are marked as unwanted; without the mark they would be the most likely
    // recommendations.
    const thrown = new Set(liked.slice(1).map((row) => row.song_id));
    for (const song_id of thrown)
      await addUnwantedSong(db, { user_id: userId, song_id, source: 'trash', at: NOW });
    const proposed: number[] = [];
    for (let day = 0; day < 5; day += 1) {
      proposed.push(...idsOf(await dailySongs(db, at(day))));
      for (const mode of ['DEFAULT', 'FAMILIAR', 'EXPLORE'] as const)
        proposed.push(...idsOf(await privateFmSongs(db, at(day), { mode, submode: '', limit: 20 })));
    }
    const heart = await heartModeSongs(db, at(0), { start: liked[0]!.song_id, playlistId: 6000 + userId });
    proposed.push(...idsOf(heart));
    expect(proposed.filter((id) => thrown.has(id))).toEqual([]);
    const [back] = thrown;
    await removeUnwantedSong(db, userId, back!);
    const familiar = await privateFmSongs(db, at(6), { mode: 'FAMILIAR', submode: '', limit: 80 });
    expect(idsOf(familiar)).toContain(back);
  });
});

describe('heart mode', () => {
  it('starts with the given song and mixes recommended songs into those of the playlist', async () => {
    const played = await heartModeSongs(db, me, { start: 10_001, playlistId: 6000 + DEMO });
    expect(played[0]).toMatchObject({ id: 10_001, recommended: false });
    expect(new Set(idsOf(played)).size).toBe(played.length);
    expect(played.filter(({ recommended }) => recommended).length).toBeGreaterThan(5);
    const own = await db
      .selectFrom('playlist_track')
      .select('song_id')
      .where('playlist_id', '=', 6000 + DEMO)
      .execute();
    const ids = new Set(own.map((row) => row.song_id));
    for (const { id, recommended } of played.slice(1)) expect(ids.has(id)).toBe(!recommended);
  });
});
