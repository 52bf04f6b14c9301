/** Durations in ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether a time span has elapsed. A span that starts in the future counts as elapsed: the clock was ahead when it
 * started, and callers must not be blocked until then.
 *
 * @param start ms since 1970, like `now`
 * @param lengthMs duration of the span, ms
 */
export const isOver = (start: number, lengthMs: number, now: number): boolean =>
  start > now || now - start >= lengthMs;
