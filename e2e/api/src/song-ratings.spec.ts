import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServerCommand } from './data-folders.ts';
import { demoCaller } from './demo-caller.ts';
import { addLibrarySong, type Db, LIBRARY_SONG, openDatabaseOf } from './library-song.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { account, library } = endpoints;
/** Calls that the limit of ratings admits per user. */
const LIMIT = 600;
let server: ServerProcess;
let db: Db;
let ann: TestAccount;
let ben: TestAccount;

beforeAll(async () => {
  server = await startServer();
  ann = await createTestAccount(server.url, 'Ann');
  ben = await createTestAccount(server.url, 'Ben');
  db = await openDatabaseOf(server);
  await addLibrarySong(db, ann.id);
});
afterAll(async () => {
  await db.destroy();
  await server.dispose();
});

const rate = ({ caller }: TestAccount, id: number, stars: number) =>
  caller.http.call(library.songRate, { params: { id: String(id), stars } });
const ratings = async ({ caller }: TestAccount, params = {}) =>
  (await caller.http.call(library.songRatings, { params })).data.map(({ id, stars }) => [id, stars]);

describe('a rating', () => {
  it('is replaced by the next one, stays the same when repeated, and 0 removes it', async () => {
    expect(await rate(ann, 10_001, 3)).toMatchObject({ code: 200, stars: 3 });
    await rate(ann, 10_001, 5);
    await rate(ann, 10_001, 5);
    expect(await ratings(ann)).toEqual([[10_001, 5]]);
    for (const time of [1, 2]) expect(await rate(ann, 10_001, 0), `${time}`).toMatchObject({ code: 200 });
    expect(await ratings(ann)).toEqual([]);
  });

  it('is neither seen nor changed by another user', async () => {
    await rate(ann, 10_002, 4);
    expect(await ratings(ben)).toEqual([]);
    expect(await ratings(ben, { ids: '10002' })).toEqual([]);
    await rate(ben, 10_002, 0);
    await rate(ben, 10_002, 1);
    expect(await ratings(ann)).toEqual([[10_002, 4]]);
    await rate(ben, 10_002, 0);
  });

  it('needs a song that the user may hear', async () => {
    expect(await rate(ben, LIBRARY_SONG.song, 5)).toMatchObject({ code: 404 });
    expect(await rate(ann, LIBRARY_SONG.song, 5)).toMatchObject({ code: 200 });
    expect(await ratings(ann, { ids: String(LIBRARY_SONG.song) })).toEqual([[LIBRARY_SONG.song, 5]]);
  });

  it('of a song that may not be heard any more is not listed and can be removed', async () => {
    const row = { user_id: ben.id, song_id: LIBRARY_SONG.song, stars: 2, at: Date.now() };
    await db.insertInto('song_rating').values(row).execute();
    expect(await ratings(ben)).toEqual([]);
    expect(await rate(ben, LIBRARY_SONG.song, 3)).toMatchObject({ code: 404 });
    expect(await rate(ben, LIBRARY_SONG.song, 0)).toMatchObject({ code: 200 });
    expect(await rate(ben, LIBRARY_SONG.song, 0)).toMatchObject({ code: 404 });
  });

  it('is listed in pages', async () => {
    for (const id of [10_005, 10_003, 10_004]) await rate(ben, id, 1);
    const page = (params: object) => ben.caller.http.call(library.songRatings, { params });
    expect(await page({ limit: 2 })).toMatchObject({
      ...{ count: 3, more: true },
      data: [{ id: 10_003 }, { id: 10_004 }],
    });
    expect(await page({ limit: 2, offset: 2 })).toMatchObject({ more: false, data: [{ id: 10_005 }] });
  });
});

describe('plays', () => {
  it('are those of the caller, of songs that may be heard', async () => {
    const plays = async ({ caller }: TestAccount, params = {}) =>
      (await caller.http.call(library.songPlays, { params })).data.map((row) => [row.id, row.plays]);
    const row = { seconds: 60, last_at: Date.now() };
    await db
      .insertInto('play_record')
      .values([
        { ...row, user_id: ben.id, song_id: 10_001, plays: 7 },
        { ...row, user_id: ben.id, song_id: 10_002, plays: 2 },
        { ...row, user_id: ben.id, song_id: LIBRARY_SONG.song, plays: 9 },
      ])
      .execute();
    expect(await plays(ben)).toEqual([
      [10_001, 7],
      [10_002, 2],
    ]);
    expect(await plays(ben, { ids: `10002,${LIBRARY_SONG.song}` })).toEqual([[10_002, 2]]);
    expect(await plays(ann)).toEqual([]);
  });
});

it('smart playlists find and sort songs by the ratings of their owner', async () => {
  const eva = await createTestAccount(server.url, 'Eva');
  for (const [id, stars] of [
    [10_001, 3],
    [10_002, 5],
    [10_003, 4],
  ] as const)
    await rate(eva, id, stars);
  const found = async ({ caller }: TestAccount) => {
    const rules = JSON.stringify({
      ...{ match: 'all', rules: [{ field: 'rating', op: 'least', value: 4 }] },
      ...{ order: 'rating', descending: true, limit: 10 },
    });
    return (await caller.http.call(library.smartPlaylistPreview, { params: { rules } })).ids;
  };
  expect(await found(eva)).toEqual([10_002, 10_003]);
  expect(await found(await createTestAccount(server.url, 'Fay'))).toEqual([]);
});

it('a backup contains the ratings', async () => {
  const [folder, elsewhere] = [freshFolder(), freshFolder()];
  const file = join(folder, 'all.qybackup');
  const member = await demoCaller(server.url);
  await member.http.call(library.songRate, { params: { id: '10007', stars: 4 } });
  expect(await runServerCommand(server.dataDir, ['backup', file])).toMatchObject({ code: 0 });
  expect(await runServerCommand(elsewhere, ['restore', file])).toMatchObject({ code: 0 });
  const restored = await startServer({ dataDir: elsewhere });
  try {
    const caller = await demoCaller(restored.url);
    const { data } = await caller.http.call(library.songRatings, { params: { ids: '10007' } });
    expect(data).toMatchObject([{ id: 10_007, stars: 4 }]);
  } finally {
    await restored.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the ratings of an account are exported and deleted with it', async () => {
  const leaving = await createTestAccount(server.url, 'Cid');
  await rate(leaving, 10_001, 2);
  const { data } = await leaving.caller.http.call(account.accountExport);
  expect(data).toMatchObject({ tables: { song_rating: [{ song_id: 10_001, stars: 2 }] } });
  await leaving.caller.http.call(account.accountDelete, { params: { password: 'a long password' } });
  const left = db.selectFrom('song_rating').selectAll().where('user_id', '=', leaving.id);
  expect(await left.execute()).toEqual([]);
});

it('a program that rates without end is stopped', async () => {
  const wild = await createTestAccount(server.url, 'Dan');
  const codes = new Set<number>();
  for (let time = 0; time <= LIMIT; time += 1) codes.add((await rate(wild, 10_001, time % 6)).code);
  expect([...codes]).toEqual([200, 405]);
});
