import { type Db, type Tables, inWriteTransaction } from '@qingyin/server-db';
import { listeningDay, chartWeekStart, DAY_MS } from '@qingyin/server-kernel';
import type { Transaction } from 'kysely';
import { withoutYielding, type YieldToEventLoop } from './yield-to-event-loop.ts';
import { chartRows, type ScoredSong, playsOfWeekBefore } from './chart-scores.ts';

/** Types of charts published on Thursdays; the others are published daily. */
const WEEKLY = new Set(['O', 'H']);
const WEEK_DAYS = 7;

interface Chart {
  id: number;
  type: string;
}

const issueName = (chart: number): string => `chart-${chart}`;

/** Reads a persisted number by its name, -1 if there is none. */
export async function loadNumber(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row ? Number(row.value) : -1;
}

export async function saveNumber(db: Db, name: string, value: number): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value: String(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(value) }))
    .execute();
}

/**
 * Publishes the charts that are due, each one once for its day or week across all replicas. Every issue stores the
 * positions of the previous one; before the first issue, a previous one is computed from the plays before it. A chart
 * without songs is due again as soon as there are songs, e.g. after the first scan of a music library.
 */
export async function publishCharts(
  db: Db,
  now: number,
  yieldNow: YieldToEventLoop = withoutYielding,
): Promise<void> {
  const charts = await db
    .selectFrom('playlist')
    .select(['id', 'toplist_type'])
    .where('toplist_type', 'is not', null)
    .orderBy('position')
    .execute();
  const today = listeningDay(now);
  for (const { id, toplist_type } of charts) {
    const chart = { id, type: toplist_type ?? '' };
    const step = WEEKLY.has(chart.type) ? WEEK_DAYS : 1;
    const issue = step === 1 ? today : chartWeekStart(today);
    const last = await loadNumber(db, issueName(id));
    if (last >= issue && !(await isEmpty(db, id))) continue;
    if (last < 0) await publish(db, chart, issue - step, now, yieldNow);
    await publish(db, chart, issue, now, yieldNow);
  }
}

/** Makes these charts due, so that the next `publishCharts` publishes them as if for the first time. */
export async function unpublishCharts(trx: Db, charts: readonly number[]): Promise<void> {
  await trx.deleteFrom('setting').where('name', 'in', charts.map(issueName)).execute();
}

async function publish(
  db: Db,
  chart: Chart,
  issue: number,
  now: number,
  yieldNow: YieldToEventLoop,
): Promise<void> {
  const rows = await chartRows(db, chart.type, await playsOfWeekBefore(db, issue, yieldNow));
  await yieldNow();
  const known = await loadNumber(db, issueName(chart.id));
  if (known >= issue && rows.length === 0) return;
  await inWriteTransaction(db, async (trx) => {
    if ((await loadNumber(trx, issueName(chart.id))) >= issue && !(await isEmpty(trx, chart.id))) return;
    await replaceRows(trx, chart.id, rows, Math.min(now, issue * DAY_MS));
    await saveNumber(trx, issueName(chart.id), issue);
  });
}

async function isEmpty(db: Db, chart: number): Promise<boolean> {
  const row = await db
    .selectFrom('playlist_track')
    .select('song_id')
    .where('playlist_id', '=', chart)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

async function replaceRows(
  trx: Transaction<Tables>,
  playlist_id: number,
  rows: readonly ScoredSong[],
  at: number,
): Promise<void> {
  const before = await trx
    .selectFrom('playlist_track')
    .select(['song_id', 'added_at', 'user_id'])
    .where('playlist_id', '=', playlist_id)
    .orderBy('position')
    .orderBy('song_id')
    .execute();
  const old = new Map(before.map((row, position) => [row.song_id, { ...row, position }]));
  const list = await trx
    .selectFrom('playlist')
    .select('owner_id')
    .where('id', '=', playlist_id)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('playlist_track').where('playlist_id', '=', playlist_id).execute();
  await trx.deleteFrom('chart_entry').where('playlist_id', '=', playlist_id).execute();
  if (rows.length > 0) {
    await trx
      .insertInto('playlist_track')
      .values(
        rows.map(({ id }, position) => ({
          playlist_id,
          song_id: id,
          position,
          added_at: old.get(id)?.added_at ?? at,
          user_id: list.owner_id,
        })),
      )
      .execute();
    await trx
      .insertInto('chart_entry')
      .values(
        rows.map(({ id, score }, position) => ({
          playlist_id,
          song_id: id,
          position,
          last_position: old.get(id)?.position ?? -1,
          score: Math.round(score),
        })),
      )
      .execute();
  }
  await trx
    .updateTable('playlist')
    .set({ updated_at: at, tracks_updated_at: at })
    .where('id', '=', playlist_id)
    .execute();
}
