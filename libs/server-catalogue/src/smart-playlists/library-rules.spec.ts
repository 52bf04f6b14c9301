import type { SmartRule } from '@qingyin/contract';
import { type Db, openDb } from '@qingyin/server-db';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlbums,
  insertArtists,
  insertLibrary,
  songIdOf,
} from '../music-library/testing/library-rows.ts';
import { viewerOf } from '../song-access.ts';
import { evaluateSmartPlaylist } from './smart-songs.ts';

const NOW = Date.UTC(2026, 10, 27);
const DAY = 86_400_000;
const [MEMBER, OTHER] = [7, 8];
/** Library 1 is for everyone with an account, 2 for MEMBER only. */
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertLibrary(db, 2, { everyone: 0 });
  await db.insertInto('music_library_member').values({ library_id: 2, user_id: MEMBER }).execute();
  await insertArtists(db, { 1: 'Bai', 2: 'Du' });
  await insertAlbums(db, [
    { no: 1, name: 'Moon', genre: 'Jazz', year: 1984, addedAt: NOW - 100 * DAY },
    { no: 2, name: 'Autumn', artist: 2, songArtist: 1, genre: 'Folk', year: 1991, addedAt: NOW - DAY },
    { no: 3, name: 'Secret', genre: 'Jazz', year: 2009, libraries: [2], addedAt: NOW - DAY },
    { no: 4, name: 'Unknown', addedAt: NOW - 50 * DAY },
  ]);
  const set = async (no: number, song: { bitrate: number }, type: string) => {
    await db.updateTable('song').set(song).where('id', '=', songIdOf(no, 1)).execute();
    await db.updateTable('library_song').set({ type }).where('song_id', '=', songIdOf(no, 1)).execute();
  };
  await db.updateTable('song').set({ bitrate: 0 }).execute();
  await set(1, { bitrate: 900_000 }, 'flac');
  await set(2, { bitrate: 192_000 }, 'mp3');
  await db
    .insertInto('song_rating')
    .values([
      { user_id: MEMBER, song_id: songIdOf(1, 1), stars: 5, at: NOW },
      { user_id: MEMBER, song_id: songIdOf(2, 1), stars: 2, at: NOW },
      { user_id: OTHER, song_id: songIdOf(4, 1), stars: 4, at: NOW },
    ])
    .execute();
  return () => db.destroy();
});

/** Numbers of the albums whose song matches the rule. */
async function matching(rule: SmartRule, userId = MEMBER): Promise<number[]> {
  const { ids, count } = await evaluateSmartPlaylist(
    { match: 'all', rules: [rule], order: 'libraryAdded', descending: false, limit: 10 },
    { ...(await viewerOf(db, userId)), db, userId, now: NOW },
  );
  expect(count).toBe(ids.length);
  return ids.map((id) => (id - songIdOf(0, 1)) / 100).sort();
}

describe('rules about songs of music libraries', () => {
  it.each<[SmartRule, number[]]>([
    [{ field: 'genre', op: 'is', value: 'jazz' }, [1, 3]],
    [{ field: 'genre', op: 'is-not', value: 'jazz' }, [2, 4]],
    [{ field: 'year', op: 'is', value: 1991 }, [2]],
    [{ field: 'year', op: 'since', value: 1991 }, [2, 3]],
    [{ field: 'year', op: 'until', value: 1991 }, [1]],
    [{ field: 'format', op: 'is', value: 'mp3' }, [2]],
    [{ field: 'format', op: 'is-not', value: 'flac' }, [2]],
    [{ field: 'rating', op: 'is', value: 5 }, [1]],
    [{ field: 'rating', op: 'least', value: 2 }, [1, 2]],
    [{ field: 'rating', op: 'most', value: 2 }, [2]],
    [{ field: 'rating', op: 'none' }, [3, 4]],
    [{ field: 'bitrate', op: 'more', value: 320 }, [1]],
    [{ field: 'bitrate', op: 'less', value: 320 }, [2]],
    [{ field: 'albumArtist', op: 'is', value: 'du' }, [2]],
    [{ field: 'albumArtist', op: 'not-contains', value: 'du' }, [1, 3, 4]],
    [{ field: 'libraryAdded', op: 'within', value: 60 }, [2, 3, 4]],
    [{ field: 'libraryAdded', op: 'before', value: 60 }, [1]],
    [{ field: 'libraryAdded', op: 'since', value: NOW - 50 * DAY }, [2, 3, 4]],
    [{ field: 'libraryAdded', op: 'until', value: NOW - 50 * DAY }, [1]],
    [{ field: 'library', op: 'in', value: 2 }, [3]],
    [{ field: 'library', op: 'not-in', value: 2 }, [1, 2, 4]],
  ])('%o', async (rule, albums) => {
    expect(await matching(rule)).toEqual(albums);
  });

  it('match nothing that the owner may not hear, and treat a library without access as empty', async () => {
    expect(await matching({ field: 'genre', op: 'is', value: 'jazz' }, OTHER)).toEqual([1]);
    expect(await matching({ field: 'library', op: 'in', value: 2 }, OTHER)).toEqual([]);
    expect(await matching({ field: 'library', op: 'not-in', value: 2 }, OTHER)).toEqual([1, 2, 4]);
  });

  it('order by year', async () => {
    const { ids } = await evaluateSmartPlaylist(
      {
        ...{ match: 'all', rules: [{ field: 'duration', op: 'more', value: 0 }] },
        ...{ order: 'year', descending: true, limit: 2 },
      },
      { ...(await viewerOf(db, MEMBER)), db, userId: MEMBER, now: NOW },
    );
    expect(ids).toEqual([songIdOf(3, 1), songIdOf(2, 1)]);
  });
});
