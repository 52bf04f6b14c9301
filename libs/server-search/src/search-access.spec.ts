import { searchKinds } from '@qingyin/contract';
import { createDemoDatabase } from '@qingyin/demo-seed/testing';
import { EVERYONE, FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { grades } from '@qingyin/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMatches } from './find.ts';
import { MORE_THAN_SEEN } from './most-popular.ts';
import { hasPublicHit } from './public-hits.ts';
import { rebuildSearchIndex } from './rebuild-index.ts';

import { MAX_MATCHES } from './search-scope.ts';

const HEARER = { userId: 1, libraries: [1] };
/** Title of one song of the demo catalogue, and of more songs of a library than a search answers. */
const TITLE = '同名之歌曲第一首';
const ONLY_IN_LIBRARY = '独有之歌';
let db: Db;

beforeAll(async () => {
  db = await createDemoDatabase();
  const [first] = await db.selectFrom('song').selectAll().orderBy('id').limit(1).execute();
  const song = first!;
  await db.updateTable('song').set({ name: TITLE, popularity: 1 }).where('id', '=', song.id).execute();
  const rights = { ...song, popularity: 100, access: 1 };
  for (let index = 0; index < MORE_THAN_SEEN + 20; index += 1) {
    const id = FIRST_LIBRARY_ID + index;
    const name = index === 0 ? ONLY_IN_LIBRARY : TITLE;
    await db
      .insertInto('song')
      .values({ ...rights, id, name })
      .execute();
    await db
      .insertInto('song_file')
      .values({ file_id: id, start_ms: 0, library_id: 1, song_id: id, end_ms: null })
      .execute();
  }
  await rebuildSearchIndex(db);
});
afterAll(() => db.destroy());

const found = (keywords: string, viewer: typeof HEARER | typeof EVERYONE) =>
  findMatches(db, searchKinds.song, keywords, viewer);

describe('songs that a viewer may not hear', () => {
  it('take no places in the matches', async () => {
    expect((await found(TITLE, HEARER)).length).toBe(MAX_MATCHES);
    const open = await found(TITLE, EVERYONE);
    expect(open.map(({ id }) => id < FIRST_LIBRARY_ID)).toEqual([true]);
    expect(await found(ONLY_IN_LIBRARY, EVERYONE)).toEqual([]);
  });

  it('take none in the matches by the beginning of a name either', async () => {
    const beginning = TITLE.slice(0, -1);
    expect((await found(beginning, HEARER)).length).toBe(MAX_MATCHES);
    const open = await found(beginning, EVERYONE);
    expect(open.map(({ id, grade }) => [id < FIRST_LIBRARY_ID, grade])).toEqual([[true, grades.prefix]]);
  });

  it('do not count as public hits', async () => {
    const { song, user } = searchKinds;
    const [own] = [await found(ONLY_IN_LIBRARY, HEARER)];
    expect(own.length).toBe(1);
    expect(await hasPublicHit(db, song, own)).toBe(false);
    expect(await hasPublicHit(db, song, await found(TITLE, EVERYONE))).toBe(true);
    expect(await hasPublicHit(db, user, own)).toBe(true);
    expect(await hasPublicHit(db, user, [])).toBe(false);
  });
});
