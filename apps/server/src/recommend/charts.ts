import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import { write } from '../db/write.ts';
import { atAStretch, type Breathe } from './breathe.ts';
import { chartRows, type Scored, weekBefore } from './chart-scores.ts';
import { dayNumber, weekStart } from './day.ts';
import { DAY_MS } from '../time.ts';

/** Charts that come out on Thursdays; the others daily. */
const WEEKLY = new Set(['O', 'H']);
const WEEK_DAYS = 7;

interface Chart {
  id: number;
  type: string;
}

const issueName = (chart: number): string => `chart-${chart}`;

/** The number written down under a name, -1 for none. */
export async function numberIn(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row ? Number(row.value) : -1;
}

export async function setNumber(db: Db, name: string, value: number): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value: String(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(value) }))
    .execute();
}

/**
 * Brings out what charts are due: every chart once for its day or week, whichever replica is first. Each issue
 * remembers the places of the one before; the first one is compared with what the plays before would have given.
 */
export async function publishCharts(db: Db, now: number, breathe: Breathe = atAStretch): Promise<void> {
  const charts = await db
    .selectFrom('playlist')
    .select(['id', 'toplist_type'])
    .where('toplist_type', 'is not', null)
    .orderBy('position')
    .execute();
  const today = dayNumber(now);
  for (const { id, toplist_type } of charts) {
    const chart = { id, type: toplist_type ?? '' };
    const step = WEEKLY.has(chart.type) ? WEEK_DAYS : 1;
    const issue = step === 1 ? today : weekStart(today);
    const last = await numberIn(db, issueName(id));
    if (last >= issue) continue;
    if (last < 0) await publish(db, chart, issue - step, now, breathe);
    await publish(db, chart, issue, now, breathe);
  }
}

async function publish(db: Db, chart: Chart, issue: number, now: number, breathe: Breathe): Promise<void> {
  const rows = await chartRows(db, chart.type, await weekBefore(db, issue, breathe));
  await breathe();
  await write(db, async (trx) => {
    if ((await numberIn(trx, issueName(chart.id))) >= issue) return;
    await replaceRows(trx, chart.id, rows, Math.min(now, issue * DAY_MS));
    await setNumber(trx, issueName(chart.id), issue);
  });
}

async function replaceRows(
  trx: Transaction<Tables>,
  playlist_id: number,
  rows: readonly Scored[],
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
