import { type Played } from '@qingyin/data-library';
import { daysBetween } from './use-days.ts';

/** Days one by one while they are near, then the week, then months: a heading for each card would be no order. */
export type GroupKey = 'today' | 'yesterday' | 'week' | `${number}-${number}`;

export interface Group<Thing> {
  key: GroupKey;
  /** the newest, ms since 1970 */
  at: number;
  rows: Played<Thing>[];
}

const WEEK_DAYS = 7;

function keyOf(at: number, now: number): GroupKey {
  const ago = daysBetween(at, now);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago < WEEK_DAYS) return 'week';
  const day = new Date(at);
  return `${day.getFullYear()}-${day.getMonth() + 1}`;
}

/** Puts what was played under the days it was played on; the rows come newest first and stay so. */
export function groupsOf<Thing>(rows: readonly Played<Thing>[], now: number): Group<Thing>[] {
  const groups: Group<Thing>[] = [];
  for (const row of rows) {
    const key = keyOf(row.at, now);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, at: row.at, rows: [row] });
  }
  return groups;
}
