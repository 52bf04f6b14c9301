import { endpoints, type SmartRule, type SmartRules } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { addLibrarySong, type Db, LIBRARY_SONG, NAMES, openDatabaseOf } from './library-song.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, music } = endpoints;
const PASSWORD = 'a long password';
let server: ServerProcess;
let owner: ApiCaller;
let other: ApiCaller;
let open: string;
let secret: string;

const member = async (name: string): Promise<ApiCaller> => {
  const made = createCaller(server.url);
  const params = { email: `${name}@example.org`, password: PASSWORD, nickname: name };
  expect(await made.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return made;
};
const makeList = async (name: string, tracks: string, privacy: 0 | 10): Promise<string> => {
  const made = await owner.http.call(library.playlistCreate, { params: { name, privacy } });
  const params = { op: 'add' as const, pid: String(made.id), tracks };
  await owner.http.call(music.playlistTracksChange, { params });
  return String(made.id);
};
const rulesOf = (rules: SmartRule[], more: Partial<SmartRules> = {}): string =>
  JSON.stringify({ match: 'all', rules, order: 'title', descending: false, limit: 1000, ...more });
const preview = async (caller: ApiCaller, rules: SmartRule[], more?: Partial<SmartRules>) => {
  const { count, ids } = await caller.http.call(library.smartPlaylistPreview, {
    params: { rules: rulesOf(rules, more) },
  });
  return { count, ids };
};
const idsOf = async (rules: SmartRule[], more?: Partial<SmartRules>) =>
  (await preview(owner, rules, more)).ids;
const songsOf = async (ids: readonly number[]) =>
  (await owner.http.call(music.songDetail, { params: { ids: ids.join() } })).songs;

beforeAll(async () => {
  server = await startServer();
  [owner, other] = [await member('gardener'), await member('passerby')];
  open = await makeList('给人看的', '10001,10002', 0);
  secret = await makeList('自己看的', '10003', 10);
  for (const id of ['10004', '10005']) await owner.http.call(library.like, { params: { id, like: true } });
  await owner.http.call(music.scrobble, { params: { id: '10006', sourceid: '0', time: 60 } });
});
afterAll(() => server.dispose());

describe('rules of smart playlists', () => {
  it('match what the caller liked, played and added to playlists', async () => {
    expect(new Set(await idsOf([{ field: 'liked', op: 'ever' }]))).toEqual(new Set([10_004, 10_005]));
    expect(await idsOf([{ field: 'liked', op: 'before', value: 1 }])).toEqual([]);
    expect(await idsOf([{ field: 'played', op: 'within', value: 1 }])).toEqual([10_006]);
    expect(await idsOf([{ field: 'plays', op: 'more', value: 0 }])).toEqual([10_006]);
    expect((await idsOf([{ field: 'added', op: 'within', value: 1 }])).length).toBe(5);
    expect((await preview(other, [{ field: 'added', op: 'ever' }])).count).toBe(0);
    const never = await preview(owner, [{ field: 'played', op: 'never' }]);
    const all = await preview(owner, [{ field: 'duration', op: 'more', value: 0 }]);
    expect(never.count).toBe(all.count - 1);
  });

  it('match properties of the song', async () => {
    const [song] = await songsOf([10_001]);
    const title = song?.name ?? '';
    const artist = song?.ar[0]?.name ?? '';
    expect(await idsOf([{ field: 'title', op: 'is', value: title }])).toContain(10_001);
    expect(await idsOf([{ field: 'title', op: 'not-contains', value: title }])).not.toContain(10_001);
    const sung = await songsOf(
      await idsOf([{ field: 'artist', op: 'contains', value: artist }], { limit: 50 }),
    );
    expect(sung.length).toBeGreaterThan(0);
    expect(sung.every(({ ar }) => ar.some(({ name }) => name.includes(artist)))).toBe(true);
    expect(await idsOf([{ field: 'album', op: 'is', value: song?.al.name ?? '' }])).toContain(10_001);
    const long = await songsOf(await idsOf([{ field: 'duration', op: 'more', value: 60 }], { limit: 50 }));
    expect(long.every(({ dt }) => dt > 60_000)).toBe(true);
    const filmed = await songsOf(await idsOf([{ field: 'mv', op: 'yes' }], { limit: 50 }));
    expect(filmed.every(({ mv }) => mv > 0)).toBe(true);
  });

  it('treat pattern characters literally', async () => {
    for (const value of ['%', '_', '!'])
      expect(await idsOf([{ field: 'title', op: 'is', value }])).toEqual([]);
    expect(await idsOf([{ field: 'title', op: 'contains', value: '%' }])).toEqual([]);
  });

  it('match if all of them do, or any of them', async () => {
    const rules: SmartRule[] = [
      { field: 'liked', op: 'ever' },
      { field: 'plays', op: 'more', value: 0 },
    ];
    expect(await idsOf(rules)).toEqual([]);
    expect((await idsOf(rules, { match: 'any' })).sort()).toEqual([10_004, 10_005, 10_006]);
  });

  it('apply an order and a limit, and count beyond the limit', async () => {
    const rules: SmartRule[] = [{ field: 'duration', op: 'more', value: 0 }];
    for (const order of ['plays', 'rating', 'played', 'liked', 'added', 'popularity', 'duration'] as const) {
      const { count, ids } = await preview(owner, rules, { order, descending: true, limit: 3 });
      expect(count).toBeGreaterThan(3);
      expect(ids).toHaveLength(3);
    }
    expect((await idsOf(rules, { order: 'played', descending: true, limit: 1 }))[0]).toBe(10_006);
    const [longest] = await songsOf(await idsOf(rules, { order: 'duration', descending: true, limit: 1 }));
    const [shortest] = await songsOf(await idsOf(rules, { order: 'duration', limit: 1 }));
    expect(longest?.dt).toBeGreaterThan(shortest?.dt ?? Infinity);
  });

  it('match songs of playlists that the caller can read, and of no others', async () => {
    const within = (list: string): SmartRule[] => [{ field: 'list', op: 'in', value: Number(list) }];
    expect(await idsOf(within(secret))).toEqual([10_003]);
    expect((await preview(other, within(open))).ids.sort()).toEqual([10_001, 10_002]);
    expect(await preview(other, within(secret))).toEqual({ count: 0, ids: [] });
    const params = { name: '偷看', rules: rulesOf(within(secret)) };
    await other.http.call(library.smartPlaylistCreate, { params });
    expect(await other.body()).toMatchObject({ code: 404 });
    const outside = await idsOf([{ field: 'list', op: 'not-in', value: Number(open) }]);
    expect(outside).not.toContain(10_001);
    expect(outside).toContain(10_003);
  });
});

describe('rules about music libraries', () => {
  const song = LIBRARY_SONG.song;
  let db: Db;
  let heard: number;
  beforeAll(async () => {
    db = await openDatabaseOf(server);
    const { userId } = (await owner.http.call(account.userAccount)).profile ?? { userId: 0 };
    heard = (await addLibrarySong(db, userId)).library;
    await db
      .insertInto('library_song')
      .values({
        ...{ song_id: song, file_id: 1, added_at: Date.UTC(2026, 0, 15), missing_since: null, year: 1984 },
        ...{ disc_no: 1, disc_subtitle: '', type: 'flac', bits: 16, channels: 2, mbid: '', artist_text: '' },
        ...{ sort_key: '', lyric: '', track_gain: null, album_gain: null },
      })
      .execute();
    await db.insertInto('song_genre').values({ song_id: song, genre_key: 'jazz', genre: 'Jazz' }).execute();
    await db.updateTable('song').set({ bitrate: 900_000 }).where('id', '=', song).execute();
    return () => db.destroy();
  });
  const rules = (): SmartRule[] => [
    { field: 'genre', op: 'is', value: 'jazz' },
    { field: 'year', op: 'since', value: 1984 },
    { field: 'year', op: 'until', value: 1985 },
    { field: 'libraryAdded', op: 'since', value: Date.UTC(2026, 0, 15) },
    { field: 'libraryAdded', op: 'until', value: Date.UTC(2026, 0, 16) },
    { field: 'albumArtist', op: 'is', value: NAMES.artist },
    { field: 'bitrate', op: 'more', value: 320 },
    { field: 'format', op: 'is', value: 'flac' },
    { field: 'library', op: 'in', value: heard },
  ];

  it('match songs that the caller hears, and no others', async () => {
    for (const rule of rules()) {
      expect([rule, await idsOf([rule])]).toEqual([rule, [song]]);
      expect([rule, (await preview(other, [rule])).count]).toEqual([rule, 0]);
    }
    expect(await idsOf(rules(), { order: 'year' })).toEqual([song]);
    expect(await idsOf(rules(), { order: 'libraryAdded', descending: true })).toEqual([song]);
    const not: SmartRule[] = [
      { field: 'genre', op: 'is-not', value: 'jazz' },
      { field: 'format', op: 'is-not', value: 'flac' },
      { field: 'library', op: 'not-in', value: heard },
    ];
    for (const rule of not) expect(await idsOf([rule], { order: 'bitrate' })).not.toContain(song);
  });

  it('name only music libraries that the caller hears', async () => {
    const params = { name: '偷听', rules: rulesOf([{ field: 'library', op: 'in', value: heard }]) };
    expect(await owner.http.call(library.smartPlaylistCreate, { params })).toMatchObject({ code: 200 });
    await other.http.call(library.smartPlaylistCreate, { params });
    expect(await other.body()).toMatchObject({ code: 404 });
    const own = await other.http.call(library.smartPlaylistCreate, {
      params: { name: '别的', rules: rulesOf([{ field: 'mv', op: 'yes' }]) },
    });
    const change = { id: String(own.data.id), rules: params.rules };
    await other.http.call(library.smartPlaylistUpdate, { params: change });
    expect(await other.body()).toMatchObject({ code: 404 });
    await other.http.call(library.smartPlaylistDelete, { params: { id: change.id } });
    for (const { id } of (await owner.http.call(library.smartPlaylists)).data)
      await owner.http.call(library.smartPlaylistDelete, { params: { id: String(id) } });
  });
});

describe('a smart playlist', () => {
  it('exists for its owner only', async () => {
    const rules = rulesOf([{ field: 'liked', op: 'ever' }]);
    const { data } = await owner.http.call(library.smartPlaylistCreate, {
      params: { name: '喜欢的', rules },
    });
    const id = String(data.id);
    expect((await other.http.call(library.smartPlaylists)).data).toEqual([]);
    await other.http.call(library.smartPlaylistUpdate, { params: { id, name: '我的了' } });
    expect(await other.body()).toMatchObject({ code: 404 });
    await other.http.call(library.smartPlaylistDelete, { params: { id } });
    expect(await other.body()).toMatchObject({ code: 404 });
    const changed = await owner.http.call(library.smartPlaylistUpdate, { params: { id, name: '红心' } });
    expect(changed.data).toMatchObject({ name: '红心', rules: JSON.parse(rules) as object });
    expect((await owner.http.call(library.smartPlaylists)).data).toEqual([changed.data]);
    await owner.http.call(library.smartPlaylistDelete, { params: { id } });
    expect((await owner.http.call(library.smartPlaylists)).data).toEqual([]);
  });
});
