import { DAY_MS, HOUR_MS } from './time.ts';

/** The listening day begins at 6:00 in China (UTC+8), as is usual for music services. */
const DAY_STARTS_MS = 2 * HOUR_MS;
const WEEK_DAYS = 7;

/**
 * Number of the listening day, counted from 1 January 1970; recommendations change with it. @param now ms since
 * 1970
 */
export const listeningDay = (now: number): number => Math.floor((now + DAY_STARTS_MS) / DAY_MS);

/** When a listening day begins, ms since 1970. */
export const listeningDayStart = (day: number): number => day * DAY_MS - DAY_STARTS_MS;

/** Date of a listening day, such as `2026-07-01`. */
export const dateOfListeningDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Listening day of a date; NaN if the text is not a date. */
export const listeningDayOfDate = (date: string): number =>
  Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** First listening day of the week of charts. Day 0 was a Thursday, and weekly charts are published on Thursdays. */
export const chartWeekStart = (day: number): number => Math.floor(day / WEEK_DAYS) * WEEK_DAYS;
