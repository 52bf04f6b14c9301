import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { musicLibrary } = endpoints;
const NAMES = [
  'Zorn',
  'Ёлка',
  'Åsa',
  'Яма',
  'Aba',
  'Ωδή',
  'Άννα',
  'さくら',
  'ガンダム',
  'فيروز',
  'أنغام',
  '李白',
  '99',
];
const folder = freshFolder();
let one: MusicServer;

beforeAll(async () => {
  for (const name of NAMES)
    await writeAlbum(folder, { artist: name, title: name, tracks: [{ title: name }] });
  one = await startMusicServer([folder]);
  await one.settled({ songs: NAMES.length, failed: 0 });
});
afterAll(() => one.dispose());

/** Administrator with a language. */
function callerIn(language: string): ApiCaller {
  const caller = createCaller(one.server.url, { 'accept-language': language });
  for (const [name, value] of one.admin.cookies) caller.cookies.set(name, value);
  return caller;
}

async function listsIn(language: string) {
  const { http } = callerIn(language);
  const params = { order: 'name' as const };
  const artists = await http.call(musicLibrary.artists, { params });
  const albums = await http.call(musicLibrary.albums, { params });
  const songs = await http.call(musicLibrary.songs, { params });
  const names = artists.artists.map(({ name }) => name);
  expect(albums.albums.map(({ name }) => name)).toEqual(names);
  expect(songs.songs.map(({ name }) => name)).toEqual(names);
  expect([albums.initials, songs.initials]).toEqual([artists.initials, artists.initials]);
  return {
    names: names.join(' '),
    initials: artists.initials.map(({ initial, count }) => initial + count).join(' '),
  };
}

const stored = { initials: 'A2 L1 Z1 #9' };

describe('lists by name', () => {
  it.each([
    ['ru', 'Ёлка Яма Aba Åsa 李白 Zorn', 'Е1 Я1 A2 L1 Z1 #7'],
    ['el-GR,en;q=0.5', 'Άννα Ωδή Aba Åsa 李白 Zorn', 'Α1 Ω1 A2 L1 Z1 #7'],
    ['ja', 'ガンダム さくら 李白 Aba Åsa Zorn', 'か1 さ1 漢1 A2 Z1 #7'],
    ['sv', 'Aba 李白 Zorn Åsa', 'A1 L1 Z1 Å1 #9'],
    ['ar', 'أنغام فيروز Aba Åsa 李白 Zorn', 'ا1 ف1 A2 L1 Z1 #7'],
  ])('have the order and the letters of Accept-Language %s', async (language, names, initials) => {
    const lists = await listsIn(language);
    expect(lists.names.startsWith(names)).toBe(true);
    expect(lists.initials).toBe(initials);
  });

  it.each(['zh-CN', 'en', 'tlh', '../../etc', ';q=x'])('have the stored order for %s', async (language) => {
    const lists = await listsIn(language);
    expect(lists).toMatchObject(stored);
    expect(lists.names.startsWith('Aba Åsa 李白 Zorn')).toBe(true);
  });

  it('have pages and initials that fit together in one language', async () => {
    const { http } = callerIn('ru');
    const names: string[] = [];
    for (let offset = 0; offset < NAMES.length; offset += 5) {
      const params = { order: 'name' as const, limit: 5, offset };
      const { songs } = await http.call(musicLibrary.songs, { params });
      names.push(...songs.map(({ name }) => name));
    }
    expect(names.join(' ')).toBe((await listsIn('ru')).names);
    const params = { order: 'name' as const, initial: 'я' };
    const { artists, initials } = await http.call(musicLibrary.artists, { params });
    expect(artists.map(({ name }) => name)).toEqual(['Яма']);
    expect(initials).toEqual([{ initial: 'Я', count: 1 }]);
  });

  it('prefer the language that is chosen in the client', async () => {
    const caller = callerIn('en');
    caller.cookies.set('qy_locale', 'ru-RU');
    const params = { order: 'name' as const, limit: 1 };
    const { artists } = await caller.http.call(musicLibrary.artists, { params });
    expect(artists.map(({ name }) => name)).toEqual(['Ёлка']);
  });
});
