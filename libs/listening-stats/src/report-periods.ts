/** Kinds of report periods. */
export type ReportPeriod = 'week' | 'month' | 'year';

export const reportPeriods: readonly ReportPeriod[] = ['week', 'month', 'year'];

/** Time range of a report. */
export interface ReportSpan {
  /** ms since 1970 */
  from: number;
  to: number;
  /** days as the service names them, `2026-07-01` */
  days: readonly string[];
}

const two = (value: number): string => String(value).padStart(2, '0');
const nameOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** Noon of a day in local time, so that daylight saving changes at night do not shift the date. */
export function parseDay(name: string): Date {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/**
 * Position of a day in its week, 0 = the first day.
 *
 * @param first weekday with which weeks begin, as `Date.prototype.getDay` counts
 */
export const dayOfWeek = (day: Date, first: number): number => (day.getDay() - first + 7) % 7;

/** First day of the period, `back` periods before the current one. */
function beginOf(period: ReportPeriod, back: number, now: number, first: number): Date {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  if (period === 'year') return new Date(year - back, 0, 1);
  if (period === 'month') return new Date(year, month - back, 1);
  return new Date(year, month, day - dayOfWeek(today, first) - back * 7);
}

/**
 * Week, month or year that contains `now`, or the one `back` periods before it, in local time.
 *
 * @param firstDay weekday with which weeks begin, as `Date.prototype.getDay` counts; default: Monday
 */
export function reportSpan(period: ReportPeriod, back: number, now: number, firstDay = 1): ReportSpan {
  const from = beginOf(period, back, now, firstDay);
  const to = beginOf(period, back - 1, now, firstDay);
  const days: string[] = [];
  for (const day = new Date(from); day < to; day.setDate(day.getDate() + 1)) days.push(nameOf(day));
  return { from: from.getTime(), to: to.getTime(), days };
}
