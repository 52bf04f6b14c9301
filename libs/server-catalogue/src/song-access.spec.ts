import { type Db, openDb } from '@qingyin/server-db';
import type { Expression, SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_SONGS,
  EVERYONE,
  FIRST_LIBRARY_ID,
  mayAlbumBeSeen,
  mayArtistBeSeen,
  mayReferenceBeHeard,
  maySongBeHeard,
  type SongScope,
  viewerOf,
} from './song-access.ts';
import { songsByIds } from './song-records.ts';

const [OWNER, MEMBER, STRANGER] = [1, 2, 3];
const libraries = { members: 0, everyone: 0, guests: 0, uploads: 0, othersUploads: 0 };
const idAt = (offset: number): number => FIRST_LIBRARY_ID + offset;
/** Songs: of the demo catalogue, of the members' library, of the guests' library, and one without a file. */
const [DEMO, MEMBERS, GUESTS, LOST] = [10, idAt(1), idAt(2), idAt(3)] as const;
let db: Db;

async function addLibrary(name: keyof typeof libraries, rights: object): Promise<void> {
  const { id } = await db
    .insertInto('music_library')
    .values({
      ...{
        kind: 'folder',
        owner_id: null,
        name,
        path: '',
        everyone: 0,
        guests: 0,
        watch: 0,
        from_options: 0,
      },
      ...{ state: 'online', reason: '', detail: '', created_at: 0, scanned_at: 0, removed_at: null },
      ...rights,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  libraries[name] = id;
}

/** Adds a song with an album and an artist of the same id. */
async function addSong(id: number, library_id: number | null): Promise<void> {
  await db
    .insertInto('artist')
    .values({
      ...{ id, name: 'artist', name_en: '', aliases: '[]', bio: '', type: 1, area: 7, initial: 'A' },
      ...{ image_key: '', score: 0, last_rank: 0 },
    })
    .execute();
  await db
    .insertInto('album')
    .values({
      ...{ id, name: 'album', name_en: '', artist_id: id, publish_time: 0, type: '', company: '' },
      ...{ description: '', image_key: '' },
    })
    .execute();
  await db
    .insertInto('song')
    .values({
      ...{
        id,
        audio_id: id,
        name: 'song',
        name_en: '',
        album_id: id,
        disc: '',
        no: 1,
        duration_ms: 1,
        fee: 0,
      },
      ...{ mv_id: 0, popularity: 0, publish_time: 0, mark: 0, available: 1, lossless: 0, poem_slug: '' },
      ...{ recipe: '{}', hidden: 0, access: id < FIRST_LIBRARY_ID ? 0 : 1 },
    })
    .execute();
  await db.insertInto('song_artist').values({ song_id: id, artist_id: id, position: 0 }).execute();
  if (library_id !== null)
    await db
      .insertInto('song_file')
      .values({ file_id: id, start_ms: 0, library_id, song_id: id, end_ms: null })
      .execute();
}

beforeAll(async () => {
  db = await openDb(':memory:');
  await addLibrary('members', {});
  await addLibrary('everyone', { everyone: 1 });
  await addLibrary('guests', { everyone: 1, guests: 1 });
  await addLibrary('uploads', { kind: 'uploads', owner_id: OWNER });
  await addLibrary('othersUploads', { kind: 'uploads', owner_id: STRANGER, everyone: 1, guests: 1 });
  await db
    .insertInto('music_library_member')
    .values({ library_id: libraries.members, user_id: MEMBER })
    .execute();
  await addSong(DEMO, null);
  await addSong(MEMBERS, libraries.members);
  await addSong(GUESTS, libraries.guests);
  await addSong(LOST, null);
});
afterAll(() => db.destroy());

describe('a viewer hears', () => {
  it.each([
    ['a guest', null, ['guests']],
    ['the owner of uploads', OWNER, ['everyone', 'guests', 'uploads']],
    ['a member of a library', MEMBER, ['members', 'everyone', 'guests']],
    ['another user', STRANGER, ['everyone', 'guests', 'othersUploads']],
  ] as const)('as %s only the libraries with that right', async (_who, userId, names) => {
    const viewer = await viewerOf(db, userId);
    expect(viewer.userId).toBe(userId);
    expect([...viewer.libraries].sort()).toEqual(names.map((name) => libraries[name]).sort());
  });
});

describe('a condition of access', () => {
  const idsIn = async (table: 'song' | 'album' | 'artist', condition: Expression<SqlBool>) =>
    (await db.selectFrom(table).select('id').where(condition).orderBy('id').execute()).map(({ id }) => id);
  const tables = [
    ['song', maySongBeHeard],
    ['album', mayAlbumBeSeen],
    ['artist', mayArtistBeSeen],
  ] as const;

  it.each(tables)('for rows of %s follows the libraries of their songs', async (table, condition) => {
    const seen = (scope: SongScope) => idsIn(table, condition(scope));
    expect(await seen(EVERYONE)).toEqual([DEMO]);
    expect(await seen(await viewerOf(db, null))).toEqual([DEMO, GUESTS]);
    expect(await seen(await viewerOf(db, MEMBER))).toEqual([DEMO, MEMBERS, GUESTS]);
    expect(await seen(ALL_SONGS)).toEqual([DEMO, MEMBERS, GUESTS, LOST]);
  });

  it('for references lets ids pass that are no songs, such as those of cloud songs', async () => {
    const CLOUD = 2_000_000_001;
    for (const song_id of [DEMO, MEMBERS, GUESTS, LOST, CLOUD])
      await db
        .insertInto('play_record')
        .values({ user_id: 1, song_id, plays: 1, seconds: 1, last_at: 1 })
        .execute();
    const heard = async (scope: SongScope) =>
      db
        .selectFrom('play_record')
        .select('song_id')
        .where(mayReferenceBeHeard(scope, 'play_record.song_id'))
        .orderBy('song_id')
        .execute();
    expect((await heard(EVERYONE)).map((row) => row.song_id)).toEqual([DEMO, CLOUD]);
    expect((await heard(await viewerOf(db, MEMBER))).map((row) => row.song_id)).toEqual([
      ...[DEMO, MEMBERS, GUESTS, CLOUD],
    ]);
  });

  it('is part of the look-up of songs by id', async () => {
    const ids = [LOST, MEMBERS, DEMO, GUESTS];
    const found = async (scope: SongScope) => (await songsByIds(db, ids, scope)).map(({ song }) => song.id);
    expect(await found(EVERYONE)).toEqual([DEMO]);
    expect(await found(await viewerOf(db, MEMBER))).toEqual([MEMBERS, DEMO, GUESTS]);
    expect(await found(ALL_SONGS)).toEqual(ids);
  });
});
