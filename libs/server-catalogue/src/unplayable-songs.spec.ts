import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertAlbums,
  insertArtists,
  insertLibrary,
  songIdOf,
} from './music-library/testing/library-rows.ts';
import { ALL_SONGS } from './song-access.ts';
import { songsByIds } from './song-records.ts';
import { toSong } from './songs.ts';

let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1, { name: 'Shared' });
  await insertArtists(db, { 1: 'Bai' });
  await insertAlbums(db, [
    { no: 1, name: 'Moon' },
    { no: 2, name: 'Gone', missing: true },
    { no: 3, name: 'Away' },
  ]);
  await db
    .updateTable('song')
    .set({ available: 0 })
    .where('id', 'in', [songIdOf(2, 1), songIdOf(3, 1)])
    .execute();
});
afterAll(() => db.destroy());

it('says of a song of a music library whether its file is missing or its library is offline', async () => {
  const records = await songsByIds(db, [songIdOf(1, 1), songIdOf(2, 1), songIdOf(3, 1)], ALL_SONGS);
  const reasons = records.map((record) => toSong(record, '').noCopyrightRcmd);
  expect(reasons).toEqual([
    null,
    { type: 101, typeDesc: '文件不在了', songId: null },
    { type: 102, typeDesc: '音乐库离线', songId: null },
  ]);
});
