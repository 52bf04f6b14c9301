import { type Played } from '@qingyin/data-library';
import { daysBetween } from './use-day-labels.ts';

/**
 * Group of plays: today, yesterday, the last seven days, then months (`year-month`). One heading per day would
 * leave most groups with a single card.
 */
export type DayGroupKey = 'today' | 'yesterday' | 'week' | `${number}-${number}`;

export interface DayGroup<Thing> {
  key: DayGroupKey;
  /** time of the newest row, ms since 1970 */
  at: number;
  rows: Played<Thing>[];
}

const WEEK_DAYS = 7;

function keyOf(at: number, now: number): DayGroupKey {
  const ago = daysBetween(at, now);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago < WEEK_DAYS) return 'week';
  const day = new Date(at);
  return `${day.getFullYear()}-${day.getMonth() + 1}`;
}

/** Groups rows by the day they were played on. Rows come newest first and keep their order. */
export function groupByDay<Thing>(rows: readonly Played<Thing>[], now: number): DayGroup<Thing>[] {
  const groups: DayGroup<Thing>[] = [];
  for (const row of rows) {
    const key = keyOf(row.at, now);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, at: row.at, rows: [row] });
  }
  return groups;
}
