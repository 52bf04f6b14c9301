import { newPlaylist } from '@qingyin/server-catalogue';
import { type Db, nextId, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveReferences } from './move-references.ts';
import { activeReplacements, dropReplacements, undoOvertaken, undoReplacement } from './undo-replacement.ts';

const [A, A2, B, C] = [1_000_000_001, 1_000_000_002, 1_000_000_003, 1_000_000_004];
const NOW = 100;
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

/** Puts songs into playlist 1, each liked and rated by user 1 and played for as many seconds as its position. */
async function refer(...songs: number[]): Promise<void> {
  for (const [index, song_id] of songs.entries()) {
    const position = index + 1;
    const row = { user_id: 1, song_id };
    await db
      .insertInto('playlist_track')
      .values({ ...row, playlist_id: 1, position, added_at: 1 })
      .execute();
    await db
      .insertInto('resource_like')
      .values({ resource_type: 0, resource_id: song_id, user_id: 1, created_at: position })
      .execute();
    await db
      .insertInto('song_rating')
      .values({ ...row, stars: position, at: 1 })
      .execute();
    await db
      .insertInto('play_record')
      .values({ ...row, plays: position, seconds: position, last_at: 1 })
      .execute();
  }
}

/** Stores a song in a file of a folder of its own. @param id of folder and file */
async function storeFile(id: number, song_id: number): Promise<void> {
  const row = { id, library_id: 1 };
  await db
    .insertInto('music_folder')
    .values({ ...row, path: String(id), signature: '', sidecars: '', dirty: 0 })
    .execute();
  await db
    .insertInto('music_file')
    .values({
      ...row,
      ...{ folder_id: id, name: 'a.flac', size: 1, modified_at: 1, inode: '', state: 'read', tries: 0 },
      ...{ error: '', missing_since: null, added_at: 1, audio_hash: '', type: 'flac', duration_ms: 1 },
      ...{ bitrate: 1, sample_rate: 1, channels: 1, bits: 16, tags: '{}', picture: '' },
    })
    .execute();
  await db
    .insertInto('song_file')
    .values({ file_id: id, start_ms: 0, end_ms: null, library_id: 1, song_id })
    .execute();
}

const all = async () => ({
  tracks: await db.selectFrom('playlist_track').selectAll().orderBy('song_id').execute(),
  likes: await db.selectFrom('resource_like').selectAll().orderBy('resource_id').execute(),
  ratings: await db.selectFrom('song_rating').selectAll().orderBy('song_id').execute(),
  plays: await db.selectFrom('play_record').selectAll().orderBy('song_id').execute(),
});

const songs = async (): Promise<number[]> => (await all()).tracks.map(({ song_id }) => song_id);

async function replace(from: number, to: number | null): Promise<void> {
  const { id } = await db
    .insertInto('song_replacement')
    .values({ from_id: from, to_id: to, user_id: 1, at: 1, undone_at: null, kind: 'missing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveReferences(db, id, from, to);
}

async function undo(from: number): Promise<void> {
  await undoReplacement(
    db,
    await activeReplacements(db).where('from_id', '=', from).executeTakeFirstOrThrow(),
    NOW,
  );
}

describe('undoReplacement', () => {
  it.each([
    ['the first one first', [A, A2]],
    ['the last one first', [A2, A]],
  ])('gives two songs with the same stand-in back what each had, %s', async (_, order) => {
    await refer(A, A2);
    const before = await all();
    await replace(A, B);
    await replace(A2, B);
    expect(await songs()).toEqual([B]);
    for (const from of order) await undo(from);
    expect(await all()).toEqual(before);
  });

  it('keeps the stand-in for the other song, as that one was', async () => {
    await refer(A, A2);
    await replace(A, B);
    await replace(A2, B);
    await undo(A);
    const { tracks, ratings, plays } = await all();
    expect(tracks).toMatchObject([
      { song_id: A, position: 1 },
      { song_id: B, position: 2 },
    ]);
    expect(ratings).toMatchObject([
      { song_id: A, stars: 1 },
      { song_id: B, stars: 2 },
    ]);
    expect(plays).toMatchObject([
      { song_id: A, seconds: 1 },
      { song_id: B, seconds: 2 },
    ]);
  });

  it('puts a song where its stand-in is in the playlist by then', async () => {
    await refer(A, C);
    await replace(A, B);
    await replace(B, A2);
    await db.updateTable('playlist_track').set({ position: 9 }).where('song_id', '=', A2).execute();
    await undo(A);
    const { tracks } = await all();
    expect(tracks.map(({ song_id, position }) => [song_id, position])).toEqual([
      [A, 9],
      [C, 2],
    ]);
  });

  it('says that the songs of the playlist changed', async () => {
    await refer(A);
    const times = { created_at: 1, updated_at: 1 };
    await db
      .insertInto('playlist')
      .values({ ...newPlaylist({ ...times, owner_id: 1, name: '', image_key: '' }), id: 1 })
      .execute();
    await replace(A, B);
    await undo(A);
    const list = await db.selectFrom('playlist').select('tracks_updated_at').executeTakeFirst();
    expect(list?.tracks_updated_at).toBe(NOW);
  });

  it('leaves out what users removed from the stand-in', async () => {
    await refer(A, A2);
    await replace(A, B);
    await replace(A2, B);
    await undo(A);
    await db.deleteFrom('playlist_track').where('song_id', '=', B).execute();
    await undo(A2);
    expect(await songs()).toEqual([A]);
  });
});

describe('lyrics', () => {
  const write = (song_id: number, version: number) =>
    db
      .insertInto('lyric_version')
      .values({
        ...{ song_id, version, user_id: 1, made_at: version, from_version: null, original: 0 },
        ...{ lyric: `${version}`, format: 'lrc', timing: 'line', lines: 1 },
      })
      .execute();
  const lyrics = () =>
    db.selectFrom('lyric_version').select(['song_id', 'version']).orderBy('version').execute();

  beforeEach(async () => {
    await write(A, 1);
    await write(A, 2);
    await replace(A, B);
  });

  it('move, with a number for the next version, and come back', async () => {
    expect(await lyrics()).toEqual([
      { song_id: B, version: 1 },
      { song_id: B, version: 2 },
    ]);
    expect(await nextId(db, `lyric/${B}`, 1)).toBe(3);
    await undo(A);
    expect(await lyrics()).toEqual([
      { song_id: A, version: 1 },
      { song_id: A, version: 2 },
    ]);
  });

  it('come back from a later stand-in', async () => {
    await replace(B, C);
    await undo(A);
    expect((await lyrics()).map(({ song_id }) => song_id)).toEqual([A, A]);
  });

  it('stay when they were edited since', async () => {
    await write(B, 3);
    await undo(A);
    expect((await lyrics()).map(({ song_id }) => song_id)).toEqual([B, B, B]);
  });
});

describe('undoOvertaken', () => {
  it('gives a song back what a later stand-in has', async () => {
    await refer(A);
    const before = await all();
    await replace(A, B);
    await replace(B, C);
    await undoOvertaken(db, { present: [A], gone: [] }, NOW);
    expect(await all()).toEqual(before);
    expect(await activeReplacements(db).execute()).toMatchObject([{ from: B, to: C }]);
  });

  it('lets the folders of the song and of all that stood in be derived again', async () => {
    await replace(A, B);
    await replace(B, C);
    for (const [id, song] of [A, B, C, A2].entries()) await storeFile(id, song);
    await undoOvertaken(db, { present: [A], gone: [] }, NOW);
    const dirty = await db.selectFrom('music_folder').select('id').where('dirty', '>', 0).execute();
    expect(dirty.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('leaves what the song between had at the later stand-in', async () => {
    await refer(A);
    await replace(A, B);
    await db
      .insertInto('playlist_track')
      .values({ playlist_id: 2, user_id: 1, song_id: B, position: 0, added_at: 1 })
      .execute();
    await replace(B, C);
    await undoOvertaken(db, { present: [A], gone: [] }, NOW);
    expect((await all()).tracks).toMatchObject([
      { playlist_id: 1, song_id: A },
      { playlist_id: 2, song_id: C },
    ]);
    await undo(B);
    expect((await all()).tracks).toMatchObject([
      { playlist_id: 1, song_id: A },
      { playlist_id: 2, song_id: B },
    ]);
  });
});

describe('dropReplacements', () => {
  it('gives a song back what a later stand-in has', async () => {
    await refer(A);
    await replace(A, B);
    await replace(B, C);
    await dropReplacements(db, [B]);
    expect(await songs()).toEqual([A]);
    expect(await db.selectFrom('replaced_row').selectAll().execute()).toEqual([]);
  });

  it('leaves everything at the song that stays when all songs before it are deleted', async () => {
    await refer(A);
    await replace(A, B);
    await replace(B, C);
    await dropReplacements(db, [A, B]);
    expect(await songs()).toEqual([C]);
  });
});
