import { endpoints, type Endpoint } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import type { Params } from './cases/case.ts';
import { namedEndpoints } from './cases.ts';
import { endpointsWithoutSongs } from './endpoints-without-songs.ts';
import {
  addLibrarySong,
  addTracesOf,
  type Db,
  LIBRARY_SONG,
  NAMES,
  NO_SONG,
  openDatabaseOf,
  type SongIds,
  TOPIC,
  yesterday,
} from './library-song.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Subject } from './access-case.ts';
import { accessCases } from './song-access-cases.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { library, music, social } = endpoints;
let server: ServerProcess;
let db: Db;
/** hears the song */
let ann: TestAccount;
/** heard it once */
let ben: TestAccount;
let guest: ApiCaller;
let made: Omit<Subject, keyof SongIds | 'caller' | 'ownList'>;
const ownLists = new Map<ApiCaller, number>();

async function post(what: 'song' | 'album' | 'artist'): Promise<number> {
  const params = { type: what, id: String(LIBRARY_SONG[what]), msg: `#${TOPIC.name}# 听` };
  return (await ann.caller.http.call(social.shareResource, { params })).id;
}

async function playlistOf({ caller }: TestAccount, name: string, tracks: string): Promise<number> {
  const { id } = await caller.http.call(library.playlistCreate, { params: { name, privacy: 0 } });
  await caller.http.call(music.playlistTracksChange, { params: { op: 'add', pid: String(id), tracks } });
  return id;
}

/** Lets Ann do with the song whatever a user can do with one. */
async function useSong(): Promise<void> {
  const id = String(LIBRARY_SONG.song);
  const { http } = ann.caller;
  await http.call(library.like, { params: { id, like: true } });
  await http.call(music.lyricSave, { params: { id, lyric: `[00:01.00]${NAMES.lyric}`, base: 0 } });
  const { comment } = await http.call(social.comment, {
    params: { t: 1, type: 0, id, content: `${NAMES.comment} @${ben.name} ` },
  });
  const event = await post('song');
  for (const what of ['album', 'artist'] as const) await post(what);
  made = {
    hearer: ann.id,
    list: await playlistOf(ann, '她的歌单', `${id},10001`),
    event,
    comment: comment?.commentId ?? 0,
    yesterday: yesterday(),
  };
}

/** The same account on a server that has been started again. */
function movedTo(url: string, account: TestAccount): TestAccount {
  const caller = createCaller(url);
  for (const [name, value] of account.caller.cookies) caller.cookies.set(name, value);
  return { ...account, caller };
}

beforeAll(async () => {
  const first = await startServer();
  const accounts = [
    await createTestAccount(first.url, 'Ann'),
    await createTestAccount(first.url, 'Ben'),
  ] as const;
  first.child.kill('SIGTERM');
  await first.ended;
  db = await openDatabaseOf(first);
  await addLibrarySong(db, accounts[0].id);
  for (const [index, { id }] of accounts.entries()) {
    await addTracesOf(db, id, index);
    await db.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute();
  }
  server = await startServer({ dataDir: first.dataDir });
  guest = createCaller(server.url);
  [ann, ben] = [movedTo(server.url, accounts[0]), movedTo(server.url, accounts[1])];
  for (const user of [ann, ben]) ownLists.set(user.caller, await playlistOf(user, '自己的歌单', '10002'));
  await ben.caller.http.call(library.follow, { params: { id: String(ann.id), t: 1 } });
  await useSong();
  const report = { kind: 'comment' as const, target_id: made.comment, reason: 'spam' as const, note: '' };
  await db
    .insertInto('report')
    .values({ ...report, user_id: 1, created_at: 1, kept_at: 0 })
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await server.dispose();
});

const subjectFor = (caller: ApiCaller, ids: SongIds): Subject => ({
  ...made,
  ...ids,
  caller: caller === ann.caller ? 0 : 1,
  ownList: ownLists.get(caller) ?? 0,
});

interface Answer {
  text: string;
  cacheControl: string | null;
}

async function ask(caller: ApiCaller, { path, method }: Endpoint, params: Params): Promise<Answer> {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const response = await caller.fetch(`${server.url}/api${path}?${query}`, { method });
  const text = await response.text();
  if (text.startsWith('{"code":500')) throw new Error(`${path} failed: ${server.output()}`);
  return { text, cacheControl: response.headers.get('cache-control') };
}

const hints = [...Object.values(NAMES), ...Object.values(LIBRARY_SONG).map(String)];
/** Names and ids of the library's song in an answer. */
const hintsIn = ({ text }: Answer, open: string[] = []): string[] =>
  hints.filter((hint) => text.includes(hint) && !open.includes(hint));

/** Answer without what differs by call: the ids of the song, times and tickets. */
function compared({ text }: Answer, ids: SongIds): string {
  let rest = text.replaceAll(/"?\b1[6-9]\d{11}\b"?/g, 'time').replaceAll(/[\da-f]{32,}/g, 'ticket');
  for (const [name, id] of Object.entries(ids)) rest = rest.replaceAll(String(id), name);
  return rest;
}

const names = new Map(namedEndpoints);
const rows = Object.entries(accessCases).map(([name, row]) => ({ name, row, endpoint: names.get(name)! }));

it('every endpoint is listed either with its calls or as one that names no songs', () => {
  const listed = [...Object.keys(accessCases), ...endpointsWithoutSongs];
  expect(listed.sort()).toEqual([...names.keys()].sort());
});

describe.each(rows)('$name', ({ row, endpoint }) => {
  const callers = [
    ['a guest', () => guest],
    ['a user without the library', () => ben.caller],
  ] as const;
  it.each(callers)('does not name a song of a library to %s', async (_who, callerOf) => {
    const caller = callerOf();
    for (const params of row.lists?.(subjectFor(caller, LIBRARY_SONG)) ?? [])
      expect([params, hintsIn(await ask(caller, endpoint, params), row.open)]).toEqual([params, []]);
    const real = row.about?.(subjectFor(caller, LIBRARY_SONG)) ?? [];
    const unknown = row.about?.(subjectFor(caller, NO_SONG)) ?? [];
    for (const [index, params] of real.entries()) {
      const answer = compared(await ask(caller, endpoint, params), LIBRARY_SONG);
      expect(answer).toBe(compared(await ask(caller, endpoint, unknown[index]!), NO_SONG));
    }
  });
});

describe.each(rows.filter(({ row }) => row.unseen === undefined))('$name', ({ row, endpoint }) => {
  it('shows the song to who hears the library', async () => {
    const { caller } = ann;
    const found: string[] = [];
    const lists = row.lists?.(subjectFor(caller, LIBRARY_SONG)) ?? [];
    for (const params of lists) found.push(...hintsIn(await ask(caller, endpoint, params)));
    expect(found.length > 0).toBe(lists.length > 0);
    const real = row.about?.(subjectFor(caller, LIBRARY_SONG)) ?? [];
    const unknown = row.about?.(subjectFor(caller, NO_SONG)) ?? [];
    for (const [index, params] of real.entries()) {
      const answer = compared(await ask(caller, endpoint, params), LIBRARY_SONG);
      expect(answer).not.toBe(compared(await ask(caller, endpoint, unknown[index]!), NO_SONG));
    }
  });
});

describe.each(rows.filter(({ endpoint }) => endpoint.cache))('$name', ({ row, endpoint }) => {
  it('may only be stored by caches where it is the same for all', async () => {
    const subject = subjectFor(ann.caller, LIBRARY_SONG);
    for (const params of [...(row.lists?.(subject) ?? []), ...(row.about?.(subject) ?? [])]) {
      const own = await ask(ann.caller, endpoint, params);
      const open = await ask(guest, endpoint, params);
      const stored = own.cacheControl?.includes('public') ?? false;
      expect([params, stored && own.text !== open.text]).toEqual([params, false]);
    }
  });
});

describe('a user who may not hear a song any more', () => {
  const id = String(LIBRARY_SONG.song);
  const listOf = async (caller: ApiCaller, list: number) =>
    (await caller.http.call(music.playlistDetail, { params: { id: String(list) } })).playlist;

  it('keeps it as a greyed row in an own playlist, which others see without it', async () => {
    const list = ownLists.get(ben.caller) ?? 0;
    const track = {
      playlist_id: list,
      song_id: LIBRARY_SONG.song,
      position: 5,
      added_at: 1,
      user_id: ben.id,
    };
    await db.insertInto('playlist_track').values(track).execute();
    const own = await listOf(ben.caller, list);
    expect(own).toMatchObject({ trackCount: 2, trackIds: [{ id: 10_002 }, { id: LIBRARY_SONG.song }] });
    expect(own.tracks[1]).toMatchObject({
      ...{ name: NAMES.song, st: -200, mv: 0, al: { id: 0, name: NAMES.album }, ar: [{ id: 0 }] },
    });
    expect(await listOf(guest, list)).toMatchObject({ trackCount: 1, trackIds: [{ id: 10_002 }] });
    expect(await listOf(ann.caller, list)).toMatchObject({ trackCount: 2, tracks: [{}, { st: 0 }] });
    const { songs, privileges } = await ben.caller.http.call(music.songDetail, { params: { ids: id } });
    expect([songs.length, privileges[0]?.pl, ben.caller.last().headers.get('cache-control')]).toEqual([
      ...[1, 0, 'no-store'],
    ]);
    expect((await ann.caller.http.call(music.songDetail, { params: { ids: id } })).privileges[0]?.st).toBe(0);
  });

  it('can remove it from the liked songs, and not like it again', async () => {
    await ben.caller.http.call(library.like, { params: { id: '10003', like: true } });
    const liked = await db
      .selectFrom('playlist')
      .select('id')
      .where('owner_id', '=', ben.id)
      .where('special_type', '=', 5)
      .executeTakeFirstOrThrow();
    const track = { playlist_id: liked.id, song_id: LIBRARY_SONG.song, position: 5, added_at: 1 };
    await db
      .insertInto('playlist_track')
      .values({ ...track, user_id: ben.id })
      .execute();
    const like = (wanted: boolean) => ben.caller.http.call(library.like, { params: { id, like: wanted } });
    expect(await like(false)).toMatchObject({ code: 200 });
    expect(await like(true)).toMatchObject({ code: 404 });
  });

  it('does not find it among the unwanted songs', async () => {
    const row = { user_id: ben.id, song_id: LIBRARY_SONG.song, source: 'trash' as const, at: 1 };
    await db.insertInto('unwanted_song').values(row).execute();
    expect((await ben.caller.http.call(endpoints.listening.unwanted)).songs).toEqual([]);
  });
});

it('counts songs, albums and artists as far as the caller may see them', async () => {
  const countFor = async (caller: ApiCaller): Promise<(number | undefined)[]> => {
    const { playlist } = await caller.http.call(library.userPlaylist, { params: { uid: String(ann.id) } });
    return playlist.filter(({ id }) => id === made.list).map(({ trackCount }) => trackCount);
  };
  expect([await countFor(ann.caller), await countFor(ben.caller), await countFor(guest)]).toEqual([
    ...[[2], [1], [1]],
  ]);
  const { artistCount } = await ben.caller.http.call(endpoints.account.userSubcount);
  expect(artistCount).toBe(0);
});

it('a query that finds only songs of a library does not become a hot search', async () => {
  for (const type of [1, 1018])
    await ann.caller.http.call(music.cloudsearch, { params: { keywords: NAMES.song, type } });
  const { data } = await guest.http.call(music.searchHot);
  const suggested = await guest.http.call(music.searchSuggest, {
    params: { keywords: '密曲', type: 'mobile' },
  });
  expect(JSON.stringify([data, suggested])).not.toContain(NAMES.song);
  const counted = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', 'in', Object.values(NAMES))
    .execute();
  expect(counted).toEqual([]);
});

it('sound below the address of public songs is not found', async () => {
  for (const caller of [ann.caller, ben.caller, guest])
    for (const query of ['', '?download'])
      expect((await caller.fetch(`${server.url}/media/audio/${LIBRARY_SONG.song}.mp3${query}`)).status).toBe(
        404,
      );
});
