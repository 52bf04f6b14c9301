import { DAY_MS } from '../time.ts';

/** Finds the local day of a time, as `2026-07-01`. */
export type DayOf = (at: number) => string;

/**
 * The days of a time zone, changes of the clock included. Asking for a zone's clock is slow, so it is asked twice for
 * each day of the world and only on days with a change for every time.
 *
 * @param zone IANA name; one that is unknown counts as UTC
 */
export function localDays(zone: string): DayOf {
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
    // The Swedish write a time as it is written everywhere in computing.
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: 'UTC' });
  }
}

/** How far the clock is ahead of UTC, ms. */
const shiftOf = (clock: Intl.DateTimeFormat, at: number): number =>
  Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
