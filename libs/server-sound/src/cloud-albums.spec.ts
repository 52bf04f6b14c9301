import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureAlbums, cloudAlbums } from './album-loudness.ts';

const [OWNER, OTHER] = [1, 2];
let db: Db;
let songs = 0;
beforeAll(async () => {
  db = await openDb(':memory:');
  await disk(OWNER, { 一张: 3, '': 4, Unknown: 501, 长的: 500 });
  await disk(OTHER, { 一张: 2 });
});
afterAll(() => db.destroy());

/** Inserts cloud songs by album tag and count. */
async function disk(user_id: number, albums: Record<string, number>): Promise<void> {
  const rows = Object.entries(albums).flatMap(([album, count]) => Array.from({ length: count }, () => album));
  for (const album of rows) {
    songs += 1;
    await db
      .insertInto('cloud_song')
      .values({
        ...{ user_id, album, id: songs, file_hash: `hash ${songs}`, md5: '', file_name: '', file_size: 1 },
        ...{ type: 'mp3', name: '', artist: '', bitrate: 1, sample_rate: 1, duration_ms: 1, added_at: 0 },
        ...{ lyric: '', cover_hash: null, matched_id: null },
      })
      .execute();
  }
}
const countOf = async (...names: string[]): Promise<number> => (await cloudAlbums(db, OWNER, names)).length;

it('a cloud album consists of the songs of one owner with the same album tag', async () => {
  expect(await cloudAlbums(db, OWNER, ['一张'])).toMatchObject(
    ['hash 1', 'hash 2', 'hash 3'].map((hash) => ({ album: '一张', hash, wanted: { kind: 'cloud', hash } })),
  );
  expect(await countOf('一张', '长的', '一张')).toBe(503);
});

it('empty, unknown and far too frequent album tags are no albums', async () => {
  expect(await countOf('')).toBe(0);
  expect(await countOf('没有的')).toBe(0);
  expect(await countOf('Unknown')).toBe(0);
  expect(await countOf('Unknown', '一张', '')).toBe(3);
});

it('the songs of an unmeasured album are listed as missing', async () => {
  const { albums, missing } = await measureAlbums(db, await cloudAlbums(db, OWNER, ['长的', '一张']));
  expect(albums.size).toBe(0);
  expect(missing).toHaveLength(503);
});
