import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../../song-access.ts';
import { libraryAlbums } from '../../library-albums.ts';
import { libraryArtists } from '../../library-artists.ts';
import { librarySongs } from '../../library-songs.ts';
import { insertAlbums, insertArtists, insertLibrary } from '../../testing/library-rows.ts';
import { currentSnapshot } from '../current-snapshot.ts';
import { heardAlbums, heardFolderSizes, heardMarks } from '../heard-marks.ts';
import { orderSnapshot } from './order-snapshot.ts';
import { currentSnapshotIn } from './snapshot-in.ts';

vi.mock('./order-snapshot.ts', { spy: true });

const VIEWER: Viewer = { userId: 7, libraries: [1] };
const ORIGIN = 'http://x';
const NAMES = ['Zorn', 'Ёж', 'Åsa', 'Яма', 'Aba', '99'];
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertArtists(db, Object.fromEntries(NAMES.map((name, at) => [at + 1, name])));
  await insertAlbums(
    db,
    NAMES.map((name, at) => ({ no: at + 1, name, artist: at + 1, songs: 2 })),
  );
});
afterAll(() => db.destroy());

const page = { limit: 20, offset: 0 };
const inLocale = async (locale: string) => {
  const { albums, initials } = await libraryAlbums(
    db,
    VIEWER,
    { ...page, order: 'name', seed: 0, locale },
    ORIGIN,
  );
  const byArtist = await libraryAlbums(db, VIEWER, { ...page, order: 'artist', seed: 0, locale }, ORIGIN);
  const { artists, ...ofArtists } = await libraryArtists(
    db,
    VIEWER,
    { ...page, order: 'name', role: 'album', locale },
    ORIGIN,
  );
  const songs = async (order: 'name' | 'album' | 'added') => {
    const list = await librarySongs(db, VIEWER, { ...page, order, locale });
    return list.songs.map(({ song }) => song.name);
  };
  expect(ofArtists.initials).toEqual(initials);
  expect(artists.map(({ name }) => name)).toEqual(albums.map(({ name }) => name));
  expect(byArtist.albums.map(({ name }) => name)).toEqual(albums.map(({ name }) => name));
  return {
    names: albums.map(({ name }) => name).join(' '),
    initials: initials.map(({ initial, count }) => `${initial}${count}`).join(' '),
    songs: (await songs('name')).join(' '),
    ofAlbums: (await songs('album')).join(' '),
  };
};

describe('lists of the music libraries in a language', () => {
  it('have its order and its initials', async () => {
    expect(await inLocale('ru-RU')).toEqual({
      names: 'Ёж Яма Aba Åsa Zorn 99',
      initials: 'Е1 Я1 A2 Z1 #1',
      songs: 'Ёж 1 Ёж 2 Яма 1 Яма 2 Aba 1 Aba 2 Åsa 1 Åsa 2 Zorn 1 Zorn 2 99 1 99 2',
      ofAlbums: 'Ёж 1 Ёж 2 Яма 1 Яма 2 Aba 1 Aba 2 Åsa 1 Åsa 2 Zorn 1 Zorn 2 99 1 99 2',
    });
    expect(await inLocale('sv-SE')).toMatchObject({
      names: 'Aba Zorn Åsa 99 Ёж Яма',
      initials: 'A1 Z1 Å1 #3',
    });
  });

  it('are filtered by an initial of it', async () => {
    const filtered = async (locale: string, initial: string) => {
      const { albums } = await libraryAlbums(
        db,
        VIEWER,
        { ...page, order: 'name', seed: 0, locale, initial },
        ORIGIN,
      );
      return albums.map(({ name }) => name);
    };
    expect(await filtered('ru-RU', 'Е')).toEqual(['Ёж']);
    expect(await filtered('ru-RU', 'A')).toEqual(['Aba', 'Åsa']);
    expect(await filtered('sv-SE', 'Å')).toEqual(['Åsa']);
  });

  it('are not computed for orders and filters without names', async () => {
    const computed = vi.mocked(orderSnapshot).mock.calls.length;
    for (const order of ['added', 'year', 'random'] as const)
      await libraryAlbums(db, VIEWER, { ...page, order, seed: 1, locale: 'ko' }, ORIGIN);
    for (const order of ['added', 'year'] as const)
      await librarySongs(db, VIEWER, { ...page, order, locale: 'ko' });
    expect(orderSnapshot).toHaveBeenCalledTimes(computed);
    await libraryAlbums(db, VIEWER, { ...page, order: 'added', seed: 1, locale: 'ko', initial: 'A' }, ORIGIN);
    expect(orderSnapshot).toHaveBeenCalledTimes(computed + 1);
  });

  it('share what does not depend on it', async () => {
    const [stored, ...inLanguages] = [
      await currentSnapshot(db),
      await currentSnapshotIn(db, VIEWER, 'ru'),
      await currentSnapshotIn(db, VIEWER, 'sv'),
    ];
    for (const snapshot of inLanguages) {
      expect(heardMarks(snapshot, VIEWER)).toBe(heardMarks(stored, VIEWER));
      expect(heardAlbums(snapshot, VIEWER)).toBe(heardAlbums(stored, VIEWER));
      expect(heardFolderSizes(snapshot, VIEWER)).toBe(heardFolderSizes(stored, VIEWER));
    }
  });

  it('are the same as long as nothing changes, for a few languages', async () => {
    const snapshot = await currentSnapshot(db);
    expect(await currentSnapshotIn(db, VIEWER, 'zh-CN')).toBe(snapshot);
    expect(await currentSnapshotIn(db, VIEWER, 'en-GB')).toBe(snapshot);
    const [one, other] = await Promise.all([
      currentSnapshotIn(db, VIEWER, 'uk-UA'),
      currentSnapshotIn(db, VIEWER, 'uk'),
    ]);
    expect(other).toBe(one);
    for (const locale of ['bg', 'da', 'cs', 'pl', 'fi']) await currentSnapshotIn(db, VIEWER, locale);
    expect(await currentSnapshotIn(db, VIEWER, 'uk-UA')).toBe(one);
    for (const locale of ['bg', 'da', 'cs', 'pl', 'fi', 'tr']) await currentSnapshotIn(db, VIEWER, locale);
    expect(await currentSnapshotIn(db, VIEWER, 'uk-UA')).not.toBe(one);
  });
});
