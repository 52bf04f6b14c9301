import { DAY_MS } from '@qingyin/server-kernel';

/** Returns the local day of a time in ms since 1970, such as `2026-07-01`. */
export type LocalDayOf = (at: number) => string;

/**
 * Converts times to days of a time zone, including changes to and from daylight saving time. Formatting with
 * `Intl` is slow, so the offset is cached at both ends of each UTC day, and computed for each time only on days on
 * which it changes.
 *
 * @param zone IANA name; an unknown one counts as UTC
 */
export function createLocalDayOf(zone: string): LocalDayOf {
  const clock = clockOf(zone);
  const offsets = new Map<number, number>();
  const offsetAt = (at: number): number => {
    const known = offsets.get(at);
    if (known !== undefined) return known;
    const offset = shiftOf(clock, at);
    offsets.set(at, offset);
    return offset;
  };
  return (at) => {
    const day = Math.floor(at / DAY_MS) * DAY_MS;
    const morning = offsetAt(day);
    const offset = morning === offsetAt(day + DAY_MS) ? morning : shiftOf(clock, at);
    return new Date(at + offset).toISOString().slice(0, 10);
  };
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const parts = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    // The Swedish locale formats times like ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: 'UTC' });
  }
}

/** Offset of the time zone from UTC in ms. */
const shiftOf = (clock: Intl.DateTimeFormat, at: number): number =>
  Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
