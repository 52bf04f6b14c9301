import { type SearchKind, searchKinds } from '@qingyin/contract';
import { EVERYONE, type Viewer } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMatches } from './find.ts';
import { findIndexProblems, rebuildSearchIndex } from './rebuild-index.ts';
import { insertOwnMusic, type OwnSong, ownId } from './testing/own-music.ts';

const FIRST: Viewer = { userId: 1, libraries: [1] };
const SECOND: Viewer = { userId: 2, libraries: [2] };

const songs: OwnSong[] = [
  {
    ...{ name: '童年', artist: '罗大佑', album: '之乎者也', year: 1984, label: '滚石唱片' },
    ...{ genres: ['民谣', 'R&B'], composers: ['罗大佑作曲室', 'Erik Satie'] },
    files: { 1: '华语经典/家/03 童年 live.flac' },
  },
  { name: 'So What', artist: 'Miles Davis', album: 'Kind of Blue', year: 1959, genres: ['Jazz'] },
  { name: 'All That Jazz', artist: 'Somebody', album: 'Chicago', year: 1975 },
  { name: '无题', artist: 'Jazz Band', album: '一张', year: 1984 },
  { name: '共有', artist: '某人', album: '两处', files: { 1: '秘密收藏/同名.flac', 2: '公开收藏/同名.mp3' } },
  { name: '1984', artist: '乐队', album: '小说' },
];
let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await insertOwnMusic(db, songs);
  await rebuildSearchIndex(db);
});
afterAll(() => db.destroy());

const found = async (keywords: string, kind: SearchKind = searchKinds.song, viewer = FIRST) => {
  const names: string[] = [];
  for (const { id } of await findMatches(db, kind, keywords, viewer))
    names.push((kind === searchKinds.album ? songs[id - ownId(1)]?.album : songs[id - ownId(1)]?.name) ?? '');
  return names;
};

describe('songs are found by', () => {
  it.each([
    ['the year', '1959', 'So What'],
    ['the label', '滚石', '童年'],
    ['the label in pinyin', 'gunshi', '童年'],
    ['the genre', 'jazz', 'So What'],
    ['the genre in the other language', '爵士', 'So What'],
    ['a genre of single letters', 'r&b', '童年'],
    ['a composer', 'satie', '童年'],
    ['a composer in Chinese', '作曲室', '童年'],
    ['the file', '03 童年 live', '童年'],
    ['the folder', '华语经典', '童年'],
    ['artist and year', '罗大佑 1984', '童年'],
    ['genre and year', 'jazz 1959', 'So What'],
    ['pinyin and year', 'luodayou 1984', '童年'],
  ])('%s: %s', async (_what, keywords, name) => {
    expect(await found(keywords)).toContain(name);
  });

  it.each(['1960', 'jazz 1960', '罗大佑 1959', 'flac', '198'])('not by %s', async (keywords) => {
    const names = await found(keywords);
    expect(names).not.toContain('童年');
    expect(names).not.toContain('So What');
  });
});

it('albums are found by year, genre, label, composer and folder', async () => {
  for (const keywords of ['之乎者也 1984', '滚石唱片', 'satie', '华语经典', '民谣'])
    expect(await found(keywords, searchKinds.album)).toEqual(['之乎者也']);
});

it('an album of very many songs is found by its own facts only', async () => {
  const large = await openDb(':memory:');
  const tagged = { name: '歌', genres: ['Jazz'], year: 1959 };
  await insertOwnMusic(
    large,
    Array.from({ length: 201 }, () => tagged),
  );
  await large
    .updateTable('song')
    .set({ album_id: ownId(1) })
    .execute();
  await rebuildSearchIndex(large);
  const albums = (keywords: string) => findMatches(large, searchKinds.album, keywords, FIRST);
  expect((await albums('1959')).map(({ id }) => id)).toEqual([ownId(1)]);
  expect(await albums('jazz')).toEqual([]);
  await large.destroy();
});

it('names come first, then artists, then facts', async () => {
  expect(await found('jazz')).toEqual(['All That Jazz', '无题', 'So What']);
  expect(await found('1984')).toEqual(['1984', '童年', '无题']);
});

describe('rights', () => {
  it('hide songs with their facts from those who do not hear them', async () => {
    for (const viewer of [EVERYONE, SECOND])
      for (const keywords of ['1959', 'jazz', 'satie', '滚石', '华语经典', 'live'])
        for (const kind of [searchKinds.song, searchKinds.album])
          expect(await found(keywords, kind, viewer)).toEqual([]);
  });

  it('hide folders of a library from those who hear the same song in another one', async () => {
    for (const kind of [searchKinds.song, searchKinds.album]) {
      expect(await found('秘密收藏', kind, SECOND)).toEqual([]);
      expect(await found('秘密收藏', kind, FIRST)).toEqual([]);
    }
    expect(await found('同名', searchKinds.song, SECOND)).toEqual(['共有']);
  });
});

it('the index equals the tables', async () => {
  expect(await findIndexProblems(db)).toEqual([]);
});
