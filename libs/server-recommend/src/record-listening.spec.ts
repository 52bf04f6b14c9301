import { DEMO, createDemoDatabase, NEWCOMER, NOW } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ListeningEvent, recordListening } from './record-listening.ts';

const SONG = 10_001;
let db: Db;
let song: ListeningEvent['song'];
beforeAll(async () => {
  db = await createDemoDatabase();
  song = await db.selectFrom('song').selectAll().where('id', '=', SONG).executeTakeFirstOrThrow();
  return () => db.destroy();
});
beforeEach(async () => {
  for (const table of ['play_log', 'play_record', 'recent_play'] as const)
    await db.deleteFrom(table).where('user_id', '=', NEWCOMER).execute();
  await db.updateTable('user').set({ listen_songs: 0 }).where('id', '=', NEWCOMER).execute();
});

const hear = (change: Partial<ListeningEvent> = {}): Promise<boolean> =>
  recordListening(db, { userId: NEWCOMER, song, seconds: 60, sourceId: 0, now: NOW, ...change });
const logOf = () => db.selectFrom('play_log').selectAll().where('user_id', '=', NEWCOMER).execute();
const recordOf = () =>
  db.selectFrom('play_record').selectAll().where('user_id', '=', NEWCOMER).executeTakeFirst();

describe('recording a listening event', () => {
  it('increments the counts of the user, the song and the day', async () => {
    const before = await db.selectFrom('song_day').selectAll().where('song_id', '=', SONG).execute();
    expect(await hear()).toBe(true);
    expect(await recordOf()).toMatchObject({ plays: 1, last_at: NOW });
    const user = await db.selectFrom('user').select('listen_songs').where('id', '=', NEWCOMER).execute();
    expect(user).toEqual([{ listen_songs: 1 }]);
    const after = await db.selectFrom('song_day').selectAll().where('song_id', '=', SONG).execute();
    const sum = (rows: { plays: number }[]): number => rows.reduce((all, { plays }) => all + plays, 0);
    expect(sum(after)).toBe(sum(before) + 1);
  });
  it('ignores a repeated report and counts the next play', async () => {
    await hear();
    expect(await hear({ now: NOW + 2000 })).toBe(false);
    expect(await hear({ now: NOW + 40_000 })).toBe(false);
    expect(await hear({ now: NOW + 61_000 })).toBe(true);
    expect((await logOf()).length).toBe(2);
    expect(await recordOf()).toMatchObject({ plays: 2 });
  });
  it('limits the listening time to the duration of the song', async () => {
    await hear({ seconds: 86_400 });
    expect((await logOf())[0]?.seconds).toBe(Math.ceil(song.duration_ms / 1000));
  });
  it.each([
    ['the album of the song', () => song.album_id, 'album'],
    ['a playlist', () => 5001, 'playlist'],
    ['nothing known', () => 4711, undefined],
  ])('from %s stores that as recently played', async (_what, source, kind) => {
    await hear({ sourceId: source() });
    const rows = await db.selectFrom('recent_play').selectAll().where('user_id', '=', NEWCOMER).execute();
    expect(rows.map((row) => [row.kind, row.resource_id])).toEqual(kind ? [[kind, source()]] : []);
    expect((await logOf())[0]?.source_id).toBe(kind ? source() : 0);
  });
  it('from a private playlist of another user does not reveal that it exists', async () => {
    await db.updateTable('playlist').set({ privacy: 10 }).where('id', '=', 6101).execute();
    await hear({ sourceId: 6101 });
    expect(await db.selectFrom('recent_play').selectAll().where('user_id', '=', NEWCOMER).execute()).toEqual(
      [],
    );
    await hear({ sourceId: 6101, userId: DEMO });
    const own = await db.selectFrom('recent_play').select('at').where('user_id', '=', DEMO);
    expect(await own.where('resource_id', '=', 6101).execute()).toEqual([{ at: NOW }]);
  });
});
