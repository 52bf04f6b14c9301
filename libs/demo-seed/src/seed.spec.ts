import { DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoRows } from './demo-rows.ts';
import { isSeeded, seedDatabase } from './seed.ts';

const none = { big: 0, short: 0 };
const titles = (rows: { name: string }[]): string[] => rows.map((row) => row.name);

describe('the demo catalogue', () => {
  it('is deterministic', () => {
    expect(JSON.stringify(createDemoRows('hash', none))).toBe(JSON.stringify(createDemoRows('hash', none)));
  });

  const rows = Object.assign({}, ...createDemoRows('hash', none)) as ReturnType<
    typeof createDemoRows
  >[number];
  it.each([
    ['artist', 12],
    ['album', 24],
    ['song', 160],
    ['playlist', 24],
    ['banner', 10],
    ['mv', 20],
    ['video', 12],
    ['video_group', 10],
    ['playlist_tag', 20],
    ['private_content', 1],
    ['user', 8],
    ['comment', 300],
    ['event', 8],
    ['topic', 6],
    ['subscription', 60],
  ] as const)('has rows in table %s: at least %i', (table, least) => {
    expect(rows[table]?.length).toBeGreaterThanOrEqual(least);
  });
  it('has songs with different modes, tempos and instruments', () => {
    const recipes = new Set((rows.song ?? []).map((song) => song.recipe.replace(/"(id|seed)":\d+,?/g, '')));
    expect(recipes.size).toBeGreaterThan(100);
  });
  it('has songs of 40 to 120 seconds', () => {
    for (const song of rows.song ?? []) {
      expect(song.duration_ms, song.name).toBeGreaterThanOrEqual(40_000);
      expect(song.duration_ms, song.name).toBeLessThanOrEqual(120_000);
    }
  });
  it('has artists of every area and type, and MVs of every area and type', () => {
    const distinct = (values: unknown[] = []) => new Set(values).size;
    expect(distinct(rows.artist?.map((artist) => artist.area))).toBe(5);
    expect(distinct(rows.artist?.map((artist) => artist.type))).toBe(3);
    expect(distinct(rows.mv?.map((mv) => mv.area))).toBe(5);
    expect(distinct(rows.mv?.map((mv) => mv.type))).toBe(4);
  });
  it('links every MV with its song in both directions', () => {
    const songs = new Map(rows.song?.map((song) => [song.id, song]));
    for (const mv of rows.mv ?? [])
      expect(songs.get(mv.song_id), mv.name).toMatchObject({ available: 1, mv_id: mv.id });
  });
  it('has every video in a group and no empty group', () => {
    const filled = new Set(rows.video_in_group?.map((row) => row.group_id));
    const placed = new Set(rows.video_in_group?.map((row) => row.video_id));
    expect(rows.video_group?.filter((group) => !filled.has(group.id))).toEqual([]);
    expect(rows.video?.filter((video) => !placed.has(video.id))).toEqual([]);
    expect(rows.video?.filter((video) => video.song_id === null).length).toBe(1);
  });
  it('has a tag row for every tag of a playlist', () => {
    const known = new Set(rows.playlist_tag?.map((tag) => tag.name));
    const used = new Set(rows.playlist?.flatMap((list): string[] => JSON.parse(list.tags)));
    expect([...used].filter((tag) => !known.has(tag))).toEqual([]);
    expect([...known].filter((tag) => !used.has(tag))).toEqual([]);
  });
  it('has eight lossless songs, and some unavailable ones', () => {
    expect(rows.song?.filter((song) => song.lossless).length).toBe(8);
    expect(rows.song?.filter((song) => !song.available).length).toBeGreaterThanOrEqual(4);
  });
  it('starts every playlist with available songs', () => {
    const gone = new Set(rows.song?.filter((song) => !song.available).map((song) => song.id));
    const first = rows.playlist_track?.filter((track) => track.position < 8) ?? [];
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((track) => gone.has(track.song_id))).toEqual([]);
  });
  it('has no empty playlist and no banner without a target', () => {
    const filled = new Set(rows.playlist_track?.map((track) => track.playlist_id));
    expect(titles(rows.playlist?.filter((list) => !filled.has(list.id ?? 0)) ?? [])).toEqual([]);
    expect(rows.banner?.filter((banner) => banner.target_id === 0)).toEqual([]);
    expect(rows.mv?.filter((mv) => mv.song_id === 0)).toEqual([]);
  });
  it('has image keys that the cover service can render', () => {
    const keys = [
      rows.artist,
      rows.album,
      rows.playlist,
      rows.user,
      rows.mv,
      rows.video,
      rows.banner,
      rows.private_content,
      rows.topic,
    ].flatMap((list) => list?.map((row) => row.image_key) ?? []);
    for (const key of keys)
      expect(key).toMatch(/^(album|artist|avatar|playlist|chart|banner|mv)-[a-z]+-[a-z0-9-]+$/);
  });
});

describe('seeding the database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openDb(':memory:');
    await seedDatabase(db, { big: 2500, short: 3, passwordHash: '' });
    return () => db.destroy();
  });
  it('is recorded', async () => {
    expect(await isSeeded(db)).toBe(true);
  });
  it("creates the demo account's own playlists", async () => {
    const lists = await db
      .selectFrom('playlist')
      .select('special_type')
      .where('owner_id', '=', DEMO_USER_ID)
      .execute();
    expect(lists.map((list) => list.special_type).sort()).toEqual([0, 0, 5]);
  });
  it('fills every collection of the demo account', async () => {
    const kinds = await db
      .selectFrom('subscription')
      .select('kind')
      .distinct()
      .where('user_id', '=', DEMO_USER_ID)
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['album', 'artist', 'mv', 'topic', 'video']);
  });
  it('hides the playlists for benchmarks', async () => {
    const counts = await db
      .selectFrom('playlist_track')
      .select(['playlist_id', (eb) => eb.fn.countAll<number>().as('n')])
      .where('playlist_id', 'in', [998, 999])
      .groupBy('playlist_id')
      .orderBy('playlist_id')
      .execute();
    expect(counts).toEqual([
      { playlist_id: 998, n: 3 },
      { playlist_id: 999, n: 2500 },
    ]);
    const shown = await db
      .selectFrom('playlist')
      .select('id')
      .where('id', 'in', [998, 999])
      .where('hidden', '=', 0)
      .execute();
    expect(shown).toEqual([]);
  });
  it('creates short songs of about five seconds', async () => {
    const songs = await db
      .selectFrom('song')
      .select('duration_ms')
      .where('id', '>=', 30_001)
      .where('id', '<', 30_010)
      .execute();
    for (const { duration_ms } of songs) expect(Math.abs(duration_ms - 5000)).toBeLessThan(1500);
  });
});
