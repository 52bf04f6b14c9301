import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { createCover, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';
import type { TestAccount } from './test-account.ts';

const { account, library, music, musicLibrary } = endpoints;
const [open, closed] = [freshFolder(), freshFolder()];
let one: MusicServer;
let member: TestAccount;
let other: TestAccount;
let guest: ApiCaller;
let list: number;
let secret: { song: number; album: number; artist: number };

const update = async (params: {
  name?: string;
  everyone?: boolean;
  guests?: boolean;
  members?: string;
}): Promise<void> => {
  const id = (await one.libraries())[1]?.id ?? 0;
  const answer = await one.admin.http.call(account.adminLibraryUpdate, { params: { id, ...params } });
  expect(answer).toEqual({ code: 200 });
};

beforeAll(async () => {
  await writeAlbum(open, { artist: '众人', title: '公开', tracks: [{ title: '公开的歌' }] });
  await writeAlbum(closed, {
    ...{
      artist: '密友',
      title: '密集',
      year: 1907,
      cover: await createCover('#2f6690'),
      genre: 'Secretgenre',
    },
    tracks: [{ title: '密歌' }],
  });
  one = await startMusicServer([open, closed]);
  guest = createCaller(one.server.url);
  for (const index of [0, 1]) await one.settled({ songs: 1 }, index);
  member = await one.join('member');
  other = await one.join('other');
  await update({ name: '密集', everyone: false, members: String(member.id) });
  const { songs } = await member.caller.http.call(musicLibrary.songs, { params: {} });
  const song = songs.find(({ name }) => name === '密歌');
  secret = { song: song?.id ?? 0, album: song?.al.id ?? 0, artist: song?.ar[0]?.id ?? 0 };
  ({ id: list } = await member.caller.http.call(library.playlistCreate, {
    params: { name: '歌单', privacy: 0 },
  }));
  await member.caller.http.call(music.playlistTracksChange, {
    params: { op: 'add', pid: String(list), tracks: String(secret.song) },
  });
});
afterAll(() => one.dispose());

/** What a caller finds of the library: one entry for each way. */
async function found({ http }: ApiCaller): Promise<Record<string, boolean>> {
  const { song, album, artist } = secret;
  const id = String(song);
  const codeOf = (call: Promise<{ code: number }>): Promise<number> => call.then(({ code }) => code);
  const named = (answer: unknown): boolean => /密歌|密集|密友|Secretgenre/.test(JSON.stringify(answer));
  const search = async (keywords: string, type: 1 | 10 | 100 | 1018) =>
    named((await http.call(music.cloudsearch, { params: { keywords, type } })).result);
  const urls = await http.call(music.songUrl, { params: { id, level: 'standard' } });
  return {
    song: named(await http.call(music.songDetail, { params: { ids: id } })),
    url: (urls.data[0]?.url ?? null) !== null,
    lyric: (await codeOf(http.call(music.lyric, { params: { id } }))) === 200,
    album: (await codeOf(http.call(music.album, { params: { id: String(album) } }))) === 200,
    artist: (await codeOf(http.call(music.artists, { params: { id: String(artist) } }))) === 200,
    'search for the song': await search('mige', 1),
    'search for the album': await search('密集', 10),
    'search for the artist': await search('密友', 100),
    'search for all': await search('密歌', 1018),
    'search for the genre': await search('Secretgenre', 1),
    'search for the folder': await search('1907', 10),
    'search for the file': await search('01 密歌', 1),
    'search with a typing error': await search('蜜友', 100),
    'search for all with a typing error': await search('蜜歌', 1018),
    suggestion: named(await http.call(music.searchSuggest, { params: { keywords: '1907' } })),
    'best match': named(await http.call(music.searchMultimatch, { params: { keywords: '密友' } })),
    playlist: named(await http.call(music.playlistDetail, { params: { id: String(list) } })),
    songs: named(await http.call(musicLibrary.songs, { params: {} })),
    albums: named(await http.call(musicLibrary.albums, { params: {} })),
    artists: named(await http.call(musicLibrary.artists, { params: {} })),
    genres: named(await http.call(musicLibrary.genres)),
    folders: named(await http.call(musicLibrary.folders, { params: { deep: true } })),
    overview: named(await http.call(musicLibrary.overview)),
  };
}
/** Ways in which a caller finds the library, and those in which not. */
async function waysOf(caller: ApiCaller): Promise<{ open: string[]; shut: string[] }> {
  const ways = Object.entries(await found(caller));
  const those = (wanted: boolean) => ways.filter(([, whether]) => whether === wanted).map(([way]) => way);
  return { open: those(true), shut: those(false) };
}
const everyWay = { open: expect.toSatisfy((ways: string[]) => ways.length > 10), shut: [] };
const noWay = { open: [], shut: everyWay.open };

describe('a library for members', () => {
  it('is heard and found by a member', async () => {
    expect(await waysOf(member.caller)).toEqual(everyWay);
  });
  it('is neither heard nor found by another account', async () => {
    expect(await waysOf(other.caller)).toEqual(noWay);
  });
  it('is neither heard nor found by a guest', async () => {
    expect(await waysOf(guest)).toEqual(noWay);
  });

  it('plays from a signed address without a login, until it expires', async () => {
    const params = { id: String(secret.song), level: 'standard' } as const;
    const { data } = await member.caller.http.call(music.songUrl, { params });
    expect((await fetch(data[0]?.url ?? '')).status).toBe(200);
    const unsigned = (data[0]?.url ?? '').replace(/\?.*$/, '');
    for (const caller of [member.caller, other.caller, guest])
      expect((await caller.fetch(unsigned)).status).toBe(403);
  });

  it('leaves the library for everyone to all accounts, but not to guests', async () => {
    const namesFor = async (caller: ApiCaller) =>
      (await caller.http.call(musicLibrary.songs, { params: {} })).songs.map(({ name }) => name);
    expect(await namesFor(other.caller)).toEqual(['公开的歌']);
    expect(await namesFor(guest)).toEqual([]);
  });

  it('cannot be liked or downloaded by another account', async () => {
    const { http } = other.caller;
    const liked = await http.call(library.like, { params: { id: String(secret.song), like: true } });
    expect(liked).toMatchObject({ code: 404 });
    const { data } = await http.call(music.download, { params: { ids: String(secret.song) } });
    expect(data).toMatchObject({ url: null, count: 0, left: [{ reason: 'unknown', name: '' }] });
  });

  it('appears for an account that becomes a member, and vanishes afterwards', async () => {
    await update({ members: `${member.id},${other.id}` });
    expect(await waysOf(other.caller)).toEqual(everyWay);
    await update({ members: String(member.id) });
    expect(await waysOf(other.caller)).toEqual(noWay);
    expect(await waysOf(member.caller)).toEqual(everyWay);
  });

  it('is found by guests while they are allowed to', async () => {
    await update({ guests: true });
    expect(await waysOf(guest)).toEqual(everyWay);
    await update({ guests: false });
    expect(await waysOf(guest)).toEqual(noWay);
  });
});
