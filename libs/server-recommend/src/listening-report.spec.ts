import { createDemoDatabase, NEWCOMER } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totalsByDay, topByListeningTime, listeningTotals } from './listening-report.ts';

const [A, B] = [10_001, 10_002];
const day = (date: number, hour = 12): number => Date.UTC(2026, 5, date, hour);
const span = { userId: NEWCOMER, libraries: [], from: day(1, 0), to: day(8, 0) };
let db: Db;

beforeAll(async () => {
  db = await createDemoDatabase();
  const row = (song_id: number, at: number, seconds: number, user_id = NEWCOMER) => ({
    user_id,
    song_id,
    at,
    seconds,
    source_id: 0,
  });
  await db
    .insertInto('play_log')
    .values([
      row(A, day(1), 60),
      row(A, day(3), 60),
      row(B, day(3, 17), 200),
      row(B, span.to, 999),
      row(B, span.from - 1, 999),
      row(B, day(3), 999, NEWCOMER + 1),
    ])
    .execute();
});
afterAll(() => db.destroy());

it('sums up the plays of the user within the period only', async () => {
  expect(await listeningTotals(db, span)).toMatchObject({ plays: 3, seconds: 320, songs: 2 });
  expect(await listeningTotals(db, { ...span, from: day(5), to: day(6) })).toEqual({
    plays: 0,
    seconds: 0,
    songs: 0,
    artists: 0,
  });
});

it('ranks by listening time instead of play count', async () => {
  expect([...(await topByListeningTime(db, span, 'song', 10))]).toEqual([
    [B, { plays: 1, seconds: 200 }],
    [A, { plays: 2, seconds: 120 }],
  ]);
  expect((await topByListeningTime(db, span, 'song', 1)).size).toBe(1);
  for (const what of ['artist', 'album'] as const) {
    const [first] = (await topByListeningTime(db, span, what, 10)).values();
    expect(first?.seconds).toBeGreaterThanOrEqual(200);
  }
});

it('groups plays by day in the time zone of the user', async () => {
  const datesIn = async (zone: string) => (await totalsByDay(db, span, zone)).map(({ date }) => date);
  expect(await datesIn('UTC')).toEqual(['2026-06-01', '2026-06-03']);
  // 17:00 UTC is the next morning in Shanghai.
  expect(await datesIn('Asia/Shanghai')).toEqual(['2026-06-01', '2026-06-03', '2026-06-04']);
});
