import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveReferences } from './move-references.ts';
import { restoreReferences } from './restore-references.ts';

const [FROM, TO, REPLACEMENT] = [1_000_000_001, 1_000_000_002, 1];
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
  const track = { position: 0, added_at: 1, user_id: 1 };
  await db
    .insertInto('playlist_track')
    .values([
      { ...track, playlist_id: 1, song_id: FROM, position: 7 },
      { ...track, playlist_id: 2, song_id: FROM },
      { ...track, playlist_id: 2, song_id: TO },
    ])
    .execute();
  const record = { plays: 3, seconds: 30, last_at: 5 };
  await db
    .insertInto('play_record')
    .values([
      { ...record, user_id: 1, song_id: FROM },
      { ...record, user_id: 2, song_id: FROM },
      { ...record, user_id: 2, song_id: TO, plays: 4, seconds: 40 },
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
    .insertInto('resource_like')
    .values([
      { resource_type: 0, resource_id: FROM, user_id: 1, created_at: 1 },
      { resource_type: 3, resource_id: FROM, user_id: 1, created_at: 1 },
    ])
    .execute();
  await db
    .insertInto('play_log')
    .values({ user_id: 1, song_id: FROM, at: 1, seconds: 10, source_id: 0, listen: null })
    .execute();
});
afterEach(() => db.destroy());

/** Everything that refers to songs, in a fixed order. */
const all = async () => ({
  tracks: await db
    .selectFrom('playlist_track')
    .selectAll()
    .orderBy('playlist_id')
    .orderBy('song_id')
    .execute(),
  records: await db.selectFrom('play_record').selectAll().orderBy('user_id').orderBy('song_id').execute(),
  ratings: await db.selectFrom('song_rating').selectAll().orderBy('user_id').orderBy('song_id').execute(),
  likes: await db.selectFrom('resource_like').selectAll().orderBy('resource_type').execute(),
  plays: await db.selectFrom('play_log').select(['user_id', 'song_id', 'seconds']).execute(),
});

describe('moveReferences', () => {
  it('moves rows, keeps those of the other song, and adds plays up', async () => {
    await moveReferences(db, REPLACEMENT, FROM, TO);
    const { tracks, records, ratings, likes, plays } = await all();
    expect(tracks).toMatchObject([
      { playlist_id: 1, song_id: TO, position: 7 },
      { playlist_id: 2, song_id: TO },
    ]);
    expect(records).toMatchObject([
      { user_id: 1, song_id: TO, plays: 3 },
      { user_id: 2, song_id: TO, plays: 7, seconds: 70 },
    ]);
    expect(ratings).toMatchObject([
      { user_id: 1, song_id: TO, stars: 5 },
      { user_id: 2, song_id: TO, stars: 4 },
    ]);
    expect(likes).toMatchObject([
      { resource_type: 0, resource_id: TO },
      { resource_type: 3, resource_id: FROM },
    ]);
    expect(plays).toEqual([{ user_id: 1, song_id: TO, seconds: 10 }]);
  });

  it('is undone completely', async () => {
    const before = await all();
    await moveReferences(db, REPLACEMENT, FROM, TO);
    await restoreReferences(db, REPLACEMENT, FROM, TO);
    expect(await all()).toEqual(before);
    expect(await db.selectFrom('replaced_row').selectAll().execute()).toEqual([]);
  });

  it('is undone without what users changed since', async () => {
    await moveReferences(db, REPLACEMENT, FROM, TO);
    await db.deleteFrom('resource_like').where('resource_type', '=', 0).execute();
    await db.deleteFrom('playlist_track').where('playlist_id', '=', 1).execute();
    await db.updateTable('play_record').set({ plays: 5, seconds: 42 }).where('user_id', '=', 1).execute();
    await restoreReferences(db, REPLACEMENT, FROM, TO);
    const { tracks, records, likes } = await all();
    expect(tracks).toMatchObject([
      { playlist_id: 2, song_id: FROM },
      { playlist_id: 2, song_id: TO },
    ]);
    expect(likes).toMatchObject([{ resource_type: 3 }]);
    expect(records.filter(({ user_id }) => user_id === 1)).toMatchObject([
      { song_id: FROM, plays: 3, seconds: 30 },
      { song_id: TO, plays: 2, seconds: 12 },
    ]);
  });

  it('without another song deletes what is in lists, and undoes it where the playlist is left', async () => {
    await moveReferences(db, REPLACEMENT, FROM, null);
    const { tracks, records, ratings, likes, plays } = await all();
    expect([tracks, records, ratings, likes].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(plays).toMatchObject([{ song_id: FROM }]);
    await restoreReferences(db, REPLACEMENT, FROM, null);
    const back = await all();
    expect([back.tracks, back.records, back.ratings, back.likes].map(({ length }) => length)).toEqual([
      1, 3, 3, 2,
    ]);
  });
});
