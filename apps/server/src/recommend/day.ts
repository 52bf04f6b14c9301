import { DAY_MS, HOUR_MS } from '../time.ts';

/** The day of the listeners begins at 6 in the morning in China, as such services have it. */
const DAY_STARTS_MS = 2 * HOUR_MS;
const WEEK_DAYS = 7;

/** Number of the listening day; proposals change with it. @param now ms since 1970 */
export const dayNumber = (now: number): number => Math.floor((now + DAY_STARTS_MS) / DAY_MS);

/** The date of a listening day as it is written in China, `2026-07-01`. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The listening day of a date; NaN for text that is none. */
export const dayOfDate = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The listening day on which the week of a day began. Day 0 was a Thursday, and weekly charts come out on Thursdays. */
export const weekStart = (day: number): number => Math.floor(day / WEEK_DAYS) * WEEK_DAYS;
