import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../../db/open.ts';
import { keepVersion, MOST_VERSIONS, RUN_MS, songsIn } from './list-versions.ts';

const PLAYLIST = 5;
const START = Date.UTC(2026, 0, 1);
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('playlist_version').execute();
  await fill([1, 2]);
});

async function fill(songs: readonly number[]): Promise<void> {
  await db.deleteFrom('playlist_track').where('playlist_id', '=', PLAYLIST).execute();
  if (songs.length === 0) return;
  const row = { playlist_id: PLAYLIST, added_at: START, user_id: 1 };
  await db
    .insertInto('playlist_track')
    .values(songs.map((song_id, position) => ({ ...row, song_id, position })))
    .execute();
}
const keep = (minutes: number, always?: boolean) =>
  keepVersion(db, { playlist: PLAYLIST, userId: 1, now: START + minutes * 60_000 }, always);
const kept = async () =>
  (await db.selectFrom('playlist_version').selectAll().orderBy('version').execute()).map((row) =>
    songsIn(row.song_ids),
  );

describe('the versions of a list', () => {
  it('hold it as it was before a run of changes, and in a long run every five minutes', async () => {
    expect(RUN_MS).toBe(5 * 60_000);
    // What the list becomes in each minute.
    for (const [minute, songs] of [
      [0, [3, 1, 2]],
      [1, [4, 3, 1, 2]],
      [4, [4, 3]],
      [6, [3, 4]],
      [7, [3]],
      [12, [3, 9]],
    ] as const) {
      await keep(minute);
      await fill(songs);
    }
    expect(await kept()).toEqual([[1, 2], [4, 3], [3]]);
  });

  it('are made at once where it is asked for, but never twice of the same', async () => {
    expect(await keep(0)).toBe(1);
    expect(await keep(1)).toBeNull();
    expect(await keep(1, true)).toBe(1);
    await fill([7]);
    expect(await keep(2, true)).toBe(2);
    expect(await keep(60)).toBe(2);
    expect(await kept()).toEqual([[1, 2], [7]]);
  });

  it('are none of an empty list', async () => {
    await fill([]);
    expect(await keep(0, true)).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('are the last ones only', async () => {
    for (let at = 0; at < MOST_VERSIONS + 3; at += 1) {
      await fill([at + 1]);
      await keep(at * 10);
    }
    const songs = await kept();
    expect(songs).toHaveLength(MOST_VERSIONS);
    expect([songs[0], songs.at(-1)]).toEqual([[4], [MOST_VERSIONS + 3]]);
  });
});
