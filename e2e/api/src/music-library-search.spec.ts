import { endpoints, searchKinds } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAlbum } from './music-folder.ts';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { music } = endpoints;
const folder = freshFolder();
let one: MusicServer;

beforeAll(async () => {
  await writeAlbum(folder, {
    ...{ artist: '罗大佑', title: '之乎者也', year: 1984, genre: '民谣', folder: '华语经典/罗大佑' },
    tracks: [{ title: '童年' }, { title: '床前明月光' }],
  });
  await writeAlbum(folder, {
    ...{ artist: 'The Beatles', title: 'Help', year: 1965, genre: 'Jazz' },
    tracks: [{ title: 'Yesterday' }],
  });
  one = await startMusicServer([folder]);
  await one.settled({ songs: 3 });
});
afterAll(() => one.dispose());

const search = async (keywords: string, type: number = searchKinds.song, offset = 0) =>
  (await one.admin.http.call(music.cloudsearch, { params: { keywords, type, offset } })).result;
const songs = async (keywords: string) => (await search(keywords)).songs?.map(({ name }) => name) ?? [];
const correction = async (keywords: string, type?: number, offset?: number) =>
  (await search(keywords, type, offset)).searchQcReminder?.qcReminders
    .filter(({ highLight }) => highLight)
    .map(({ qcReminderPart }) => qcReminderPart);

describe('songs of a music library are found', () => {
  it.each([
    ['by year', '1965', ['Yesterday']],
    ['by genre', 'jazz', ['Yesterday']],
    ['by genre in the other language', '爵士', ['Yesterday']],
    ['by folder', '华语经典', ['童年', '床前明月光']],
    ['by file', '01 童年', ['童年']],
    ['by artist and year', '罗大佑 1984', ['童年', '床前明月光']],
    ['by artist and another year', '罗大佑 1965', []],
  ])('%s', async (_how, keywords, wanted) => {
    expect((await songs(keywords)).sort()).toEqual([...wanted].sort());
  });

  it('albums too', async () => {
    const { albums = [] } = await search('民谣 1984', searchKinds.album);
    expect(albums.map(({ name }) => name)).toEqual(['之乎者也']);
  });
});

describe('a search with typing errors', () => {
  it.each([
    ['床钱明月光', undefined, '床前明月光'],
    ['罗大右', searchKinds.artist, '罗大佑'],
    ['罗大右 1984', undefined, '罗大佑 1984'],
    ['Beetles', undefined, 'Beatles'],
    ['Beetles', 1018, 'Beatles'],
    ['床钱明月光', 1018, '床前明月光'],
  ])('%s of type %s suggests another query', async (keywords, type, wanted) => {
    expect(await correction(keywords, type)).toEqual([wanted]);
  });

  it('suggests it in the search box too, to those who hear it', async () => {
    const suggested = async (caller: ApiCaller, keywords: string) =>
      (await caller.http.call(music.searchSuggest, { params: { keywords } })).result;
    const { searchQcReminder } = await suggested(one.admin, '床钱明月光');
    expect(searchQcReminder?.qcReminders.at(-1)).toEqual({ qcReminderPart: '床前明月光', highLight: true });
    expect(await suggested(one.admin, '床前明月光')).not.toHaveProperty('searchQcReminder');
    expect(await suggested(createCaller(one.server.url), '床钱明月光')).toEqual({});
  });

  it('suggests nothing for right queries, on further pages, and to those who hear nothing', async () => {
    expect(await correction('罗大佑')).toBeUndefined();
    expect(await correction('完全没有的东西')).toBeUndefined();
    expect(await correction('床钱明月光', searchKinds.song, 30)).toBeUndefined();
  });
});
