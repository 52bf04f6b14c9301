import { createDemoDatabase, NOW } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import {
  listeningDay,
  dateOfListeningDay,
  listeningDayOfDate,
  chartWeekStart,
  DAY_MS,
} from '@qingyin/server-kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateArtistRanks } from './artist-ranks.ts';
import { publishCharts } from './publish-charts.ts';
import { runBackgroundJobs } from './background-jobs.ts';

const RISING = 19_723_756;
const HOTTEST = 3_778_678;
let db: Db;
beforeAll(async () => {
  db = await createDemoDatabase();
  return () => db.destroy();
});

const rowsOf = (chart: number) =>
  db.selectFrom('chart_entry').selectAll().where('playlist_id', '=', chart).orderBy('position').execute();
const tracksOf = async (chart: number): Promise<number[]> =>
  (
    await db
      .selectFrom('playlist_track')
      .select('song_id')
      .where('playlist_id', '=', chart)
      .orderBy('position')
      .execute()
  ).map((row) => row.song_id);

describe('listening days', () => {
  it('begin at six in the morning in China and are formatted as dates', () => {
    expect(dateOfListeningDay(listeningDay(Date.parse('2026-07-01T05:59:00+08:00')))).toBe('2026-06-30');
    expect(dateOfListeningDay(listeningDay(Date.parse('2026-07-01T06:00:00+08:00')))).toBe('2026-07-01');
    expect(dateOfListeningDay(listeningDayOfDate('2026-02-28'))).toBe('2026-02-28');
    expect(new Date(chartWeekStart(listeningDayOfDate('2026-07-01')) * DAY_MS).getUTCDay()).toBe(4);
  });
});

describe('charts', () => {
  it("rank songs by plays and record each song's previous position", async () => {
    await publishCharts(db, NOW);
    for (const chart of [RISING, HOTTEST, 3_779_629, 2_884_035]) {
      const rows = await rowsOf(chart);
      expect(rows.length, String(chart)).toBeGreaterThan(10);
      expect(rows.map((row) => row.song_id)).toEqual(await tracksOf(chart));
      const scores = rows.map((row) => row.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores[0]).toBeGreaterThan(0);
    }
    const moved = (await rowsOf(RISING)).filter((row) => row.last_position !== row.position);
    expect(moved.length).toBeGreaterThan(3);
  });
  it('are not republished before they are due, and keep the previous positions when they are', async () => {
    const rising = await rowsOf(RISING);
    const hottest = await rowsOf(HOTTEST);
    await publishCharts(db, NOW + 3_600_000);
    expect(await rowsOf(RISING)).toEqual(rising);
    await publishCharts(db, NOW + DAY_MS);
    const next = await rowsOf(RISING);
    expect(next).not.toEqual(rising);
    const places = new Map(rising.map((row) => [row.song_id, row.position]));
    for (const row of next) expect(row.last_position).toBe(places.get(row.song_id) ?? -1);
    // The day after 1 July 2026, a Wednesday, is the Thursday on which weekly charts are published.
    expect(await rowsOf(HOTTEST)).not.toEqual(hottest);
    await publishCharts(db, NOW + 2 * DAY_MS);
    const again = await rowsOf(HOTTEST);
    await publishCharts(db, NOW + 3 * DAY_MS);
    expect(await rowsOf(HOTTEST)).toEqual(again);
  });
  it('are published once when two replicas try at the same time', async () => {
    const now = NOW + 5 * DAY_MS;
    await Promise.all([publishCharts(db, now), publishCharts(db, now)]);
    const rows = await rowsOf(RISING);
    expect(rows.map((row) => row.position)).toEqual(rows.map((_row, index) => index));
  });
});

describe('artist ranks', () => {
  it('follow the plays of the week and are updated once a day', async () => {
    await updateArtistRanks(db, NOW);
    const order = () =>
      db
        .selectFrom('artist')
        .select(['id', 'area', 'score', 'last_rank'])
        .orderBy('score', 'desc')
        .orderBy('id')
        .execute();
    const first = await order();
    expect(first[0]?.score).toBeGreaterThan(first[5]?.score ?? 0);
    await updateArtistRanks(db, NOW + 1000);
    expect(await order()).toEqual(first);
    await updateArtistRanks(db, NOW + DAY_MS);
    const area = first[0]?.area;
    const places = first.filter((artist) => artist.area === area).map((artist) => artist.id);
    for (const artist of (await order()).filter((one) => one.area === area))
      expect(artist.last_rank).toBe(places.indexOf(artist.id));
  });
});

describe('a round of the background jobs', () => {
  it('updates the neighbours of all played songs, without unavailable or hidden ones', async () => {
    let breaths = 0;
    await runBackgroundJobs(
      db,
      () => NOW,
      undefined,
      async () => void (breaths += 1),
    );
    expect(breaths).toBeGreaterThan(100);
    const due = await db.selectFrom('song_upkeep').select('song_id').where('due_at', '>', 0).execute();
    expect(due).toEqual([]);
    const wrong = await db
      .selectFrom('song_neighbour')
      .innerJoin('song', 'song.id', 'song_neighbour.other_id')
      .select('song.id')
      .where((eb) => eb.or([eb('song.available', '=', 0), eb('song.hidden', '=', 1)]))
      .execute();
    expect(wrong).toEqual([]);
    const most = await db
      .selectFrom('song_neighbour')
      .select(['song_id', (eb) => eb.fn.countAll<number>().as('n')])
      .groupBy('song_id')
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(Number(most?.n)).toBeLessThanOrEqual(50);
  });
});
