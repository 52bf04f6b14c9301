import { type Db, insertMany, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueAlbums, measureAlbums } from './album-loudness.ts';

const [ALBUM, LONG, PLACEHOLDER] = [1_000_000_001, 1_000_000_002, 1_000_000_003];
let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await addSongs(ALBUM, 3);
  await addSongs(LONG, 500);
  await addSongs(PLACEHOLDER, 501);
});
afterAll(() => db.destroy());

let songs = 0;
async function addSongs(album_id: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    songs += 1;
    return {
      ...{
        id: songs,
        audio_id: songs,
        album_id,
        name: '',
        name_en: '',
        disc: '1',
        no: index,
        duration_ms: 1,
      },
      ...{ fee: 0, available: 1, lossless: 0, mv_id: 0, popularity: 0, publish_time: 0, mark: 0, hidden: 0 },
      ...{ poem_slug: '', recipe: '', access: 1, bitrate: 1, sample_rate: 1, file_size: 1 },
    };
  });
  await insertMany(db, 'song', rows);
}

it('an album has all of its songs', async () => {
  expect(await catalogueAlbums(db, [ALBUM, LONG, ALBUM])).toHaveLength(503);
});

it('an album with far too many songs is a placeholder and has no loudness of its own', async () => {
  expect(await catalogueAlbums(db, [PLACEHOLDER])).toEqual([]);
  expect(await catalogueAlbums(db, [PLACEHOLDER, ALBUM])).toHaveLength(3);
});

it('the songs of an unmeasured album are listed as missing', async () => {
  const { albums, missing } = await measureAlbums(db, await catalogueAlbums(db, [ALBUM, LONG]));
  expect(albums.size).toBe(0);
  expect(missing).toHaveLength(503);
});
