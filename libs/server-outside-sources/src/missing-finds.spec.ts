import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextAlbum, nextArtist } from './missing-finds.ts';
import { addAlbum } from './testing/add-album.ts';

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const ID = 1_000_000_001;
let db: Db;

beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const isMissing = async (now = NOW): Promise<boolean[]> => [
  (await nextAlbum(db, now, true)) !== undefined,
  (await nextArtist(db, now)) !== undefined,
];

it('names albums and artists of folders', async () => {
  await addAlbum(db, { id: ID });
  expect(await nextAlbum(db, NOW, true)).toEqual({ id: ID, name: '山中', artist: '林间', mbid: '' });
  expect(await nextArtist(db, NOW)).toEqual({ id: ID, name: '林间', mbid: '' });
});

it('never names those of uploads, also of uploads that were added to a library', async () => {
  await addAlbum(db, { id: ID, kind: 'uploads' });
  expect(await isMissing()).toEqual([false, false]);
});

it('does not name those of a removed library', async () => {
  await addAlbum(db, { id: ID, removedAt: 1 });
  expect(await isMissing()).toEqual([false, false]);
});

it('does not name what has a cover or a description', async () => {
  await addAlbum(db, { id: ID });
  await db.updateTable('library_album').set({ found_key: 'music-1' }).execute();
  const text = { folder_id: 1, library_id: 1, version: '', body: '文' };
  await db
    .insertInto('found_text')
    .values({ ...text, kind: 'artist', owner_id: ID })
    .execute();
  expect(await isMissing()).toEqual([false, false]);
});

it('names again later what was not found', async () => {
  await addAlbum(db, { id: ID });
  const find = { source: 'musicbrainz' as const, hash: '', body: '', link: '', again_at: NOW + 30 * DAY };
  for (const kind of ['album', 'artist'] as const)
    await db
      .insertInto('outside_find')
      .values({ ...find, kind, owner_id: ID })
      .execute();
  expect(await isMissing(NOW + 29 * DAY)).toEqual([false, false]);
  expect(await isMissing(NOW + 31 * DAY)).toEqual([true, true]);
});

it('names only albums whose release is known when no source finds releases', async () => {
  await addAlbum(db, { id: ID });
  await addAlbum(db, { id: ID + 1, mbid: 'release' });
  expect(await nextAlbum(db, NOW, false)).toMatchObject({ id: ID + 1 });
});
