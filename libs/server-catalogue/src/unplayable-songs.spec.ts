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
    { no: 4, name: 'Ape' },
    { no: 5, name: 'Part' },
  ]);
  await db
    .updateTable('song')
    .set({ available: 0 })
    .where(
      'id',
      'in',
      [2, 3, 4, 5].map((album) => songIdOf(album, 1)),
    )
    .execute();
  await fileOf(4, { type: 'ape' });
  await fileOf(5, { type: 'm4a' });
  await db.updateTable('song_file').set({ end_ms: 500 }).where('song_id', '=', songIdOf(5, 1)).execute();
});
afterAll(() => db.destroy());

const fileOf = (album: number, change: { type: string }) =>
  db
    .updateTable('music_file')
    .set(change)
    .where('id', 'in', (eb) =>
      eb.selectFrom('song_file').select('file_id').where('song_id', '=', songIdOf(album, 1)),
    )
    .execute();

it('says of a song of a music library whether its file is missing, its library is offline, or the server lacks ffmpeg', async () => {
  const records = await songsByIds(
    db,
    [1, 2, 3, 4, 5].map((album) => songIdOf(album, 1)),
    ALL_SONGS,
  );
  const reasons = records.map((record) => toSong(record, '').noCopyrightRcmd);
  expect(reasons).toEqual([
    null,
    { type: 101, typeDesc: '文件不在了', songId: null },
    { type: 102, typeDesc: '音乐库离线', songId: null },
    { type: 104, typeDesc: '服务器要装 ffmpeg', songId: null },
    { type: 104, typeDesc: '服务器要装 ffmpeg', songId: null },
  ]);
});
