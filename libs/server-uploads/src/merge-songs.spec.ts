import { type Db, nextId, openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeSongs } from './merge-songs.ts';

const [FROM, TO] = [2_000_000_001, 1_000_000_001];
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const songsOf = async (table: 'play_record' | 'playlist_track' | 'song_rating', column: string) => {
  const rows = await sql<{ owner: number; song: number }>`
    select ${sql.ref(column)} as owner, song_id as song from ${sql.table(table)} order by 1, 2`.execute(db);
  return rows.rows.map(({ owner, song }) => [owner, song]);
};

it('moves what refers to the first song, and keeps the second one’s rows where both are referred to', async () => {
  await db
    .insertInto('play_record')
    .values([
      { user_id: 1, song_id: FROM, plays: 5, seconds: 50, last_at: 1 },
      { user_id: 2, song_id: FROM, plays: 1, seconds: 10, last_at: 1 },
      { user_id: 2, song_id: TO, plays: 7, seconds: 70, last_at: 1 },
    ])
    .execute();
  await db
    .insertInto('song_rating')
    .values([
      { user_id: 1, song_id: FROM, stars: 5, at: 1 },
      { user_id: 2, song_id: FROM, stars: 1, at: 1 },
      { user_id: 2, song_id: TO, stars: 4, at: 1 },
    ])
    .execute();
  await db
    .insertInto('playlist_track')
    .values(
      [
        [1, FROM],
        [2, FROM],
        [2, TO],
      ].map(([playlist_id = 0, song_id = 0]) => ({
        playlist_id,
        song_id,
        position: 0,
        added_at: 1,
        user_id: 1,
      })),
    )
    .execute();
  for (const user_id of [1, 2])
    await db
      .insertInto('resource_like')
      .values({ resource_type: 0, resource_id: FROM, user_id, created_at: 1 })
      .execute();
  await db
    .insertInto('resource_like')
    .values({ resource_type: 0, resource_id: TO, user_id: 2, created_at: 1 })
    .execute();
  const version = { ...{ version: 1, user_id: 1, made_at: 1, from_version: null, original: 0, lines: 1 } };
  const text = { lyric: '[00:01.00]词', format: 'lrc', timing: 'line' } as const;
  await db
    .insertInto('lyric_version')
    .values({ song_id: FROM, ...version, ...text })
    .execute();

  await mergeSongs(db, FROM, TO);

  expect(await songsOf('play_record', 'user_id')).toEqual([
    [1, TO],
    [2, TO],
  ]);
  expect(await songsOf('song_rating', 'user_id')).toEqual([
    [1, TO],
    [2, TO],
  ]);
  expect(await songsOf('playlist_track', 'playlist_id')).toEqual([
    [1, TO],
    [2, TO],
  ]);
  const likes = await db
    .selectFrom('resource_like')
    .select(['resource_id', 'user_id'])
    .orderBy('user_id')
    .execute();
  expect(likes).toEqual([
    { resource_id: TO, user_id: 1 },
    { resource_id: TO, user_id: 2 },
  ]);
  const lyrics = await db.selectFrom('lyric_version').select('song_id').execute();
  expect(lyrics).toEqual([{ song_id: TO }]);
  expect(await nextId(db, `lyric/${TO}`, 1)).toBe(2);
});
