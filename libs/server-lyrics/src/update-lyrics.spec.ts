import { LYRIC_MAX } from '@qingyin/server-files';
import {
  currentLyricVersion,
  currentLyricVersions,
  lyricVersionAt,
  lyricVersionsOf,
} from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LyricContent } from './add-lyric-version.ts';
import { updateLyrics } from './update-lyrics.ts';
import { MAX_LYRIC_VERSIONS_LENGTH, MAX_LYRIC_VERSIONS } from './prune-lyric-versions.ts';
import { detectLyricFacts } from './lyric-facts.ts';

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const SONG = 5;
const wording = (lyric: string, more: Partial<LyricContent> = {}): LyricContent => ({
  lyric,
  original: false,
  facts: detectLyricFacts(lyric),
  ...more,
});
const change = (base: number | null, what: LyricContent, userId = 1) =>
  updateLyrics(db, { songId: SONG, userId, now: 1_700_000_000_000 }, base, what);
const numbers = async () => (await lyricVersionsOf(db, SONG)).map((row) => row.version);

describe('updating the lyrics of a song', () => {
  it('adds a version with each change and keeps the earlier ones', async () => {
    await change(0, wording('[00:01.00]一'));
    const { row, conflict } = await change(1, wording('[00:01.00]二'));
    expect(conflict).toBe(false);
    expect(row).toMatchObject({ version: 2, lyric: '[00:01.00]二', timing: 'line', lines: 1, original: 0 });
    expect(await numbers()).toEqual([2, 1]);
    expect((await lyricVersionAt(db, SONG, 1))?.lyric).toBe('[00:01.00]一');
    expect((await currentLyricVersions(db, [SONG, 6])).get(SONG)?.version).toBe(2);
  });

  it('reports a conflict for a change that is based on an outdated version', async () => {
    await change(0, wording('一'));
    await change(1, wording('二'));
    const { row, conflict } = await change(1, wording('三'));
    expect([conflict, row?.version]).toEqual([true, 2]);
    expect(await numbers()).toEqual([2, 1]);
  });

  it('accepts one of two concurrent changes and reports a conflict for the other', async () => {
    const both = await Promise.all([change(0, wording('一'), 1), change(0, wording('二'), 2)]);
    expect(both.filter(({ conflict }) => conflict)).toHaveLength(1);
    expect(await numbers()).toEqual([1]);
  });

  it('adds no version when the same text is saved again, whatever the base version', async () => {
    await change(0, wording('一'));
    expect(await change(0, wording('一'))).toMatchObject({ conflict: false, row: { version: 1 } });
    expect(await numbers()).toEqual([1]);
  });

  it('restores the original lyrics as a version of its own, once', async () => {
    const back = wording('原', { original: true, from: 0 });
    expect(await change(0, back)).toEqual({ row: undefined, conflict: false });
    await change(0, wording('一'));
    expect(await change(1, back)).toMatchObject({ row: { version: 2, original: 1, lyric: '' } });
    expect((await change(2, back)).row?.version).toBe(2);
  });

  it('overwrites without a conflict when no base version is given', async () => {
    await change(0, wording('一'));
    expect((await change(null, wording('二'))).row?.version).toBe(2);
  });

  it('keeps the newest versions up to the maximum count, for each song separately', async () => {
    await updateLyrics(db, { songId: 6, userId: 1, now: 0 }, 0, wording('别的歌'));
    for (let at = 0; at < MAX_LYRIC_VERSIONS + 2; at += 1) await change(at, wording(`第${at}次`));
    const left = await numbers();
    expect([left.length, left[0], left.at(-1)]).toEqual([MAX_LYRIC_VERSIONS, MAX_LYRIC_VERSIONS + 2, 3]);
    expect((await currentLyricVersion(db, SONG))?.lyric).toBe(`第${MAX_LYRIC_VERSIONS + 1}次`);
    expect(
      (await change(MAX_LYRIC_VERSIONS + 2, wording('原', { original: true, from: 0 }))).row?.version,
    ).toBe(MAX_LYRIC_VERSIONS + 3);
    expect(await lyricVersionsOf(db, 6)).toHaveLength(1);
  });

  it('keeps fewer versions when they are very long', async () => {
    const facts = detectLyricFacts('长');
    const most = MAX_LYRIC_VERSIONS_LENGTH / LYRIC_MAX;
    for (let at = 0; at < most + 2; at += 1)
      await change(at, wording(`${at}`.padEnd(LYRIC_MAX, '长'), { facts }));
    expect(await numbers()).toEqual(Array.from({ length: most }, (_, at) => most + 2 - at));
  });
});
