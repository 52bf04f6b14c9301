import { type SearchKind, searchKinds } from '@qingyin/contract';
import { seedDatabase } from '@qingyin/demo-seed';
import { EVERYONE } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctQuery } from './correct-query.ts';
import { findMatches } from './find.ts';
import { hotSearches, searchesWithPrefix } from './hot-searches.ts';
import { indexPlaylist, indexUser, removeFromIndex } from './index-writer.ts';
import { matchingLyricLines } from './lyric-lines.ts';
import { ensureSearchIndex, findIndexProblems, rebuildSearchIndex } from './rebuild-index.ts';
import { countSearch } from './search-counts.ts';

let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await seedDatabase(db, { big: 5, short: 0, passwordHash: '', afterInsert: rebuildSearchIndex });
});
afterAll(() => db.destroy());

const ids = async (kind: SearchKind, keywords: string): Promise<number[]> =>
  (await findMatches(db, kind, keywords, EVERYONE)).map((match) => match.id);
const named = async (keywords: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('song')
    .select(['id', 'name'])
    .where('id', 'in', [...(await ids(searchKinds.song, keywords)), 0])
    .execute();
  return rows.map((row) => row.name);
};

describe('the search finds songs', () => {
  it.each([
    '静夜思',
    '靜夜思',
    '夜',
    '静夜',
    '夜思',
    'jys',
    'JYS',
    'jingyesi',
    'jing ye si',
    'jingy',
    'yesi',
    'si',
    'j',
    'quiet',
    'ＱＵＩＥＴ',
    'quìet',
    'qui',
    'night',
    'quite',
    'quet',
    'jinyesi',
    '静 思',
    '静夜思 白惊鸿',
    'bjh 静夜思',
  ])('by "%s"', async (keywords) => {
    expect(await named(keywords)).toContain('静夜思');
  });

  it.each(['静夜诗', 'iet', 'xyzzy', '', '!!!', '静夜思 四四四'])('not by "%s"', async (keywords) => {
    expect(await named(keywords)).not.toContain('静夜思');
  });

  it('ordered by exact matches, prefix matches, other matches', async () => {
    const grades = (await findMatches(db, searchKinds.song, '夜', EVERYONE)).map((match) => match.grade);
    expect(grades).toEqual([...grades].sort((a, b) => a - b));
    expect(new Set(grades).size).toBeGreaterThan(1);
    const [best] = await findMatches(db, searchKinds.song, 'jingyesi', EVERYONE);
    const row = await db
      .selectFrom('song')
      .select('name')
      .where('id', '=', best?.id ?? 0)
      .executeTakeFirst();
    expect(row?.name).toBe('静夜思');
  });

  it('without the rows made for benchmarks', async () => {
    expect((await ids(searchKinds.song, '1')).filter((id) => id > 100_000)).toEqual([]);
  });
});

describe('the search finds', () => {
  it.each<[string, SearchKind, string]>([
    ['artists by initials', searchKinds.artist, 'bjh'],
    ['albums by their artist', searchKinds.album, '白惊鸿'],
    ['playlists by pinyin', searchKinds.playlist, 'shi jing'],
    ['users', searchKinds.user, '青音'],
    ['MVs', searchKinds.mv, '月'],
    ['videos', searchKinds.video, '一'],
    ['lyrics', searchKinds.lyric, '举头望明月'],
    ['lyrics by pinyin', searchKinds.lyric, 'jutouwang'],
  ])('%s', async (_, kind, keywords) => {
    expect((await ids(kind, keywords)).length).toBeGreaterThan(0);
  });

  it('lyrics with the matching lines marked', async () => {
    const found = await ids(searchKinds.lyric, '望明月');
    const lines = [...(await matchingLyricLines(db, found, '望明月')).values()].flat();
    expect(lines.some((line) => line.includes('举头<b>望明月</b>'))).toBe(true);
  });
});

it('a lyric line with a typing error is corrected', async () => {
  const kinds = [searchKinds.lyric];
  const query = { keywords: '举头忘明月', viewer: EVERYONE, kinds };
  const matches = await findMatches(db, searchKinds.lyric, query.keywords, EVERYONE);
  expect(await correctQuery(db, { ...query, matches })).toBe('举头望明月');
});

describe('the search index', () => {
  const listed = async (id: number): Promise<boolean> =>
    (await ids(searchKinds.playlist, '独一无二')).includes(id);

  it('equals the tables after seeding', async () => {
    expect(await findIndexProblems(db)).toEqual([]);
  });

  it('is updated when a playlist is renamed, hidden or deleted', async () => {
    const change = async (values: { name?: string; privacy?: number }) => {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('playlist').set(values).where('id', '=', 5001).execute();
        await indexPlaylist(trx, 5001);
      });
    };
    await change({ name: '独一无二' });
    expect(await listed(5001)).toBe(true);
    await change({ privacy: 10 });
    expect(await listed(5001)).toBe(false);
    await change({ privacy: 0 });
    expect(await listed(5001)).toBe(true);
    await removeFromIndex(db, searchKinds.playlist, 5001);
    expect(await listed(5001)).toBe(false);
    expect(await findIndexProblems(db)).toEqual(['playlist 5001 is missing']);
    await indexPlaylist(db, 5001);
    expect(await findIndexProblems(db)).toEqual([]);
  });

  it('stays unchanged when the transaction is rolled back', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await trx.updateTable('user').set({ nickname: '改名换姓' }).where('id', '=', 1).execute();
      await indexUser(trx, 1);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await ids(searchKinds.user, '改名换姓')).toEqual([]);
  });

  it('reports differences from the tables and is rebuilt', async () => {
    await db.updateTable('artist').set({ name: '无名氏' }).where('id', '=', 1201).execute();
    expect(await findIndexProblems(db)).toContain('artist 1201 is out of date');
    await db.deleteFrom('setting').where('name', '=', 'search-index').execute();
    await ensureSearchIndex(db);
    expect(await findIndexProblems(db)).toEqual([]);
  });
});

describe('hot searches', () => {
  const DAY = 86_400_000;
  const now = Date.now();
  const words = async (at: number): Promise<string[]> => (await hotSearches(db, at)).map(({ word }) => word);

  it('exist at the first start', async () => {
    expect((await words(now)).length).toBeGreaterThan(9);
  });

  it('follow the searches and prefer recent ones', async () => {
    for (let n = 0; n < 40; n += 1) countSearch(db, '旧词', `user ${n % 5}`, () => now);
    expect((await words(now))[0]).toBe('旧词');
    for (let n = 0; n < 20; n += 1) countSearch(db, '新词', `user ${n}`, () => now);
    expect((await words(now + 9 * DAY))[0]).toBe('新词');
  });

  it('show and complete only what five different people searched for lately', async () => {
    const at = now + 10 * DAY;
    for (let n = 0; n < 90; n += 1) countSearch(db, '悄悄话', `user ${n % 4}`, () => at);
    expect(await words(at)).not.toContain('悄悄话');
    expect(await searchesWithPrefix(db, '悄', 10, at)).toEqual([]);
    countSearch(db, '悄悄话', 'from 192.0.2.7', () => at);
    expect(await words(at)).toContain('悄悄话');
    expect(await searchesWithPrefix(db, '悄', 10, at)).toEqual(['悄悄话']);
    expect(await words(at + 15 * DAY)).not.toContain('悄悄话');
  });

  it('store as few people as are needed, as hashes, and forget them', async () => {
    const at = now + 30 * DAY;
    for (let n = 0; n < 3; n += 1) {
      for (let who = 0; who < 4; who += 1) countSearch(db, '人多', `user ${n * 4 + who}`, () => at);
      await hotSearches(db, at + n);
    }
    const stored = () => db.selectFrom('search_person').selectAll().where('word_key', '=', '人多').execute();
    expect(await stored()).toHaveLength(5);
    expect(JSON.stringify(await stored())).not.toContain('user');
    countSearch(db, '别的', 'user 1', () => at);
    await hotSearches(db, at + 20 * DAY);
    expect(await stored()).toEqual([]);
  });
});
