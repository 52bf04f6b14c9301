import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteSongs, songReferencesThatStay, songRowTables } from './song-references.ts';

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

describe('songRowTables', () => {
  it('and the tables whose rows stay are all tables that name songs', async () => {
    const tables = await db.introspection.getTables();
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'song_id'));
    const listed = [...songRowTables, ...Object.keys(songReferencesThatStay)];
    expect(naming.map(({ name }) => name).sort()).toEqual(listed.sort());
  });
});

describe('deleteSongs', () => {
  it('deletes a song with its likes and leaves others', async () => {
    const genre = { genre_key: 'folk', genre: 'Folk' };
    await db
      .insertInto('song_genre')
      .values([1, 2].map((song_id) => ({ ...genre, song_id })))
      .execute();
    await deleteSongs(db, [1]);
    expect(await db.selectFrom('song_genre').select('song_id').execute()).toEqual([{ song_id: 2 }]);
    await deleteSongs(db, []);
    expect(await db.selectFrom('song_genre').select('song_id').execute()).toHaveLength(1);
  });
});
