/** Lengths of time, ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether a span of time is over. One that begins in the future is too: the clock ran ahead when it began, and nobody
 * may have to wait until then.
 *
 * @param start ms since 1970, like `now`
 * @param lengthMs its length, ms
 */
export const isOver = (start: number, lengthMs: number, now: number): boolean =>
  start > now || now - start >= lengthMs;
