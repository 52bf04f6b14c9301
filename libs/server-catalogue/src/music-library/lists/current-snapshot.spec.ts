import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../song-access.ts';
import { libraryAlbums } from '../library-albums.ts';
import { libraryGenres } from '../library-genres.ts';
import { librarySongs } from '../library-songs.ts';
import { idOf, insertAlbums, insertArtists, insertLibrary, songIdOf } from '../testing/library-rows.ts';
import { currentSnapshot } from './current-snapshot.ts';

const VIEWER: Viewer = { userId: 7, libraries: [1] };
let db: Db;

beforeEach(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertArtists(db, { 1: 'Bai' });
  await insertAlbums(db, [{ no: 1, name: 'Moon', songs: 2, genre: 'Jazz' }]);
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

const songNames = async () => {
  const page = await librarySongs(db, VIEWER, { order: 'name', limit: 9, offset: 0 });
  return page.songs.map(({ song }) => song.name);
};

describe('lists of the music libraries', () => {
  it('are the same snapshot until a song changes', async () => {
    const first = await currentSnapshot(db);
    expect(await currentSnapshot(db)).toBe(first);
    await db.updateTable('song').set({ popularity: 9 }).execute();
    expect(await currentSnapshot(db)).toBe(first);
  });

  it('follow new, hidden, missing and deleted songs', async () => {
    expect(await songNames()).toEqual(['Moon 1', 'Moon 2']);
    await insertAlbums(db, [{ no: 2, name: 'Autumn' }]);
    expect(await songNames()).toEqual(['Autumn 1', 'Moon 1', 'Moon 2']);
    await db.updateTable('song').set({ hidden: 1 }).where('id', '=', songIdOf(1, 1)).execute();
    expect(await songNames()).toEqual(['Autumn 1', 'Moon 2']);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 20_000);
    await db
      .updateTable('library_song')
      .set({ missing_since: 1 })
      .where('song_id', '=', songIdOf(1, 2))
      .execute();
    expect(await songNames()).toEqual(['Autumn 1']);
    await db.deleteFrom('library_song').execute();
    expect(await songNames()).toEqual([]);
  });

  it('follow changes of rights to files, genres, albums and their artists', async () => {
    await songNames();
    await db
      .insertInto('song_genre')
      .values({ song_id: songIdOf(1, 1), genre_key: 'folk', genre: 'Folk' })
      .execute();
    expect((await libraryGenres(db, VIEWER, '')).map(({ name }) => name)).toEqual(['Jazz', 'Folk']);
    await db.updateTable('library_album').set({ initial: 'X' }).execute();
    const page = { order: 'name', seed: 0, limit: 9, offset: 0 } as const;
    expect((await libraryAlbums(db, VIEWER, page, '')).initials).toEqual([{ initial: 'X', count: 1 }]);
    await db
      .updateTable('album')
      .set({ artist_id: idOf(9) })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 20_000);
    expect((await libraryAlbums(db, VIEWER, { ...page, artistId: idOf(9) }, '')).total).toBe(1);
    await db.deleteFrom('song_file').where('song_id', '=', songIdOf(1, 1)).execute();
    expect(await songNames()).toEqual(['Moon 2']);
  });

  const rename = async (name: string, largeFrom?: number) => {
    await db.updateTable('library_song').set({ sort_key: name }).execute();
    return currentSnapshot(db, largeFrom);
  };

  it('follow many changes one after the other', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await rename(`${name} song`, 0);
      const { initials } = await librarySongs(db, VIEWER, { order: 'name', limit: 9, offset: 0 });
      expect(initials).toEqual([{ initial: name.toUpperCase(), count: 2 }]);
    }
  });

  it('of a large library are at most a few seconds old during a scan', async () => {
    await db.updateTable('music_file').set({ state: 'pending' }).execute();
    const last = [await rename('a', 0), await rename('b', 0), await rename('c', 0)].at(-1);
    expect(await rename('d', 0)).toBe(last);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11_000);
    expect(await currentSnapshot(db, 0)).not.toBe(last);
  });

  it('include a change that was made while a snapshot was taken', async () => {
    const begun = currentSnapshot(db);
    await db.updateTable('song').set({ hidden: 1 }).where('id', '=', songIdOf(1, 1)).execute();
    expect(await songNames()).toEqual(['Moon 2']);
    await begun;
  });

  it('work on a database whose recorded changes were not restored', async () => {
    await db.deleteFrom('catalogue_change').execute();
    expect(await songNames()).toHaveLength(2);
    await db.updateTable('song').set({ hidden: 1 }).execute();
    expect(await songNames()).toEqual([]);
  });
});
