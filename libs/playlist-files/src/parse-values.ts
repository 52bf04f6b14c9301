import { normalizeText } from './split-lines.ts';

/** Separators of several artists in one text. */
const JOINED = /\s*(?:[;；,，、/／|]|\s&\s|\sfeat\.?\s|\sft\.?\s|\sx\s|\svs\.?\s)\s*/i;
/** `3:45`, `3:45.20`, `1:02:03` and `00:03:45` */
const CLOCK = /^(?:(\d+):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?$/;
/** `PT3M45S` (ISO 8601), `3m 45s` and `3分45秒` */
const UNITS =
  /^(?:PT)?(?:(\d+)\s*(?:h|小时|小時|時間))?\s*(?:(\d+)\s*(?:m|min|分|分钟|分鐘))?\s*(?:(\d+)(?:\.\d+)?\s*(?:s|sec|秒))?$/i;
const MILLIS = /^(\d+)\s*(?:ms|毫秒)$/i;
const LONGEST_DURATION = 24;
/** Largest number of seconds; larger numbers are milliseconds. */
const TOO_LONG = 10_000;
/** Longest duration that is accepted, ms. */
const MOST_MS = 7 * 24 * 3_600_000;

/** Splits a text into artists. */
export const splitArtists = (text: string): string[] =>
  normalizeText(text)
    .split(JOINED)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Parses a duration into ms; 0 when there is none.
 *
 * @param unit unit of a plain number, ms
 * @param sure the list declares the unit; otherwise numbers that are too large for seconds are taken for
 * milliseconds
 */
export function parseDuration(value: unknown, unit: number, sure = false): number {
  const written = typeof value === 'string' ? value.trim().slice(0, LONGEST_DURATION) : '';
  const [, hours = 0, minutes = 0, seconds = 0] = CLOCK.exec(written) ?? UNITS.exec(written) ?? [];
  const clock = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const number = Number(typeof value === 'string' ? written : value);
  const counted = !sure && number > TOO_LONG ? number : number * unit;
  const millis = clock || Number(MILLIS.exec(written)?.[1] ?? 0) || Math.round(counted);
  return millis > 0 && millis <= MOST_MS ? millis : 0;
}
