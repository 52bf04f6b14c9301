import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { librarySongs } from '../../library-songs.ts';
import { insertAlbums, insertArtists, insertLibrary } from '../../testing/library-rows.ts';

const CREDITS = [
  { artist: 1, artistText: '周杰伦' },
  { artist: 2, artistText: 'The Beatles' },
  { artist: 3, artistText: 'Яма' },
  { artist: 4, artistText: 'Beatles Revival' },
  { artist: 1, artistText: '周杰伦/Яма' },
  { artist: 2, artistText: 'The Beatles & Яма' },
  { artist: 5, artistText: '周杰伦 Band' },
];
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  const names = CREDITS.map(({ artist, artistText }) => [artist, artistText.split(/[/&]/)[0]?.trim()]);
  await insertArtists(db, Object.fromEntries(names) as Record<number, string>);
  for (const [sort_key, name] of Object.entries({
    beatles: 'the beatles',
    'zhou jie lun': '周杰伦',
    'zhou jie lun band': '周杰伦 band',
  }))
    await db.updateTable('library_artist').set({ sort_key }).where('sort_key', '=', name).execute();
  await insertAlbums(
    db,
    CREDITS.map((credit, at) => ({ no: at + 1, name: `Song ${at}`, ...credit })),
  );
});
afterAll(() => db.destroy());

it.each([
  ['sv-SE', 'The Beatles, The Beatles & Яма, Beatles Revival, 周杰伦, 周杰伦/Яма, 周杰伦 Band, Яма'],
  ['zh-TW', '周杰伦, 周杰伦/Яма, 周杰伦 Band, The Beatles, The Beatles & Яма, Beatles Revival, Яма'],
])('songs by artist in %s stand by their first artist, then by all of them', async (locale, order) => {
  const viewer = { userId: 7, libraries: [1] };
  const { songs } = await librarySongs(db, viewer, { order: 'artist', limit: 20, offset: 0, locale });
  const texts = songs.map(({ song }) => CREDITS[Number(song.name.split(' ')[1])]?.artistText);
  expect(texts.join(', ')).toBe(order);
});
