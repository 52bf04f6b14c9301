/** Period in ms since 1970, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Months are those of Chinese time (UTC+8). */
const ZONE_MS = 8 * 3_600_000;

const span = (year: number, month: number): Span => ({
  from: Date.UTC(year, month - 1) - ZONE_MS,
  to: Date.UTC(year, month) - ZONE_MS,
});

/** The month that contains a time. @param time ms since 1970 */
export function monthAt(time: number): Span {
  const date = new Date(time + ZONE_MS);
  return span(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** The requested month; a missing year or month defaults to the present one. Undefined if both are missing. */
export function monthOf(year: number | undefined, month: number | undefined, now: number): Span | undefined {
  if (year === undefined && month === undefined) return undefined;
  const date = new Date(now + ZONE_MS);
  return span(year ?? date.getUTCFullYear(), month ?? date.getUTCMonth() + 1);
}
