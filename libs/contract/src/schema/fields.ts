import { z } from 'zod';

/** Ids are decimal text on the wire and fit a JS number (contract page, part 5). */
const DECIMAL = /^\d{1,15}$/;
const MAX_IDS = 1000;
/** More songs than this are in no playlist. */
export const MAX_IN_LIST = 10_000;

/** Text however it arrived: query text, a JSON number, a form field. */
export const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Required text, trimmed, of at most `max` characters. */
export const words = (max: number) => text.pipe(z.string().trim().min(1).max(max));

/** Required text kept exactly as sent (passwords). */
export const secret = text.pipe(z.string().min(1).max(256));

export const id = text.pipe(z.string().trim().regex(DECIMAL)).transform(Number);

/** Several names that match a pattern, with commas or as JSON array text. */
export const listOf = (pattern: RegExp, max: number) =>
  text
    .pipe(z.string())
    .transform((value) =>
      value
        .replace(/[[\]\s"]/g, '')
        .split(',')
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(pattern)).min(1).max(max));

/** Several ids; 1,000 at most (contract page, 3.5). */
export const ids = listOf(DECIMAL, MAX_IDS).transform((list) => list.map(Number));

/** The whole of a list in its new order: as many ids as a list can hold. */
export const order = listOf(DECIMAL, MAX_IN_LIST).transform((list) => list.map(Number));

/** A video is named by 32 hex digits (contract page, part 5 "Video"). */
export const vid = text.pipe(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-F]{32}$/),
);

/** Films: MVs by their numbers, videos by their vids. */
export const films = listOf(/^(\d{1,15}|[0-9A-F]{32})$/i, MAX_IDS).transform((list) =>
  list.map((film) => film.toUpperCase()),
);

/**
 * A whole number with a default. Peers send odd values (contract page, part 6), so what is no number counts as
 * absent and what lies outside is moved to the nearest end.
 */
export const whole = (fallback: number, min: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.trunc(number))) : fallback;
    });

/** Like `whole`, for what may be left out: absent, or no number, is undefined. */
export const optionalWhole = (min: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.trunc(number))) : undefined;
    });

/** Characters of a song's words with all their times. */
const LYRIC_MAX = 400_000;
/** A song's words in any form; an empty text as well. Forms of browsers end lines with two characters, which count as one. */
export const lyricText = text
  .transform((words) => words.replace(/\r\n?/g, '\n'))
  .pipe(z.string().max(LYRIC_MAX));

/** Text that may be left out or empty. */
export const optionalText = (max: number) => text.pipe(z.string().trim().max(max)).optional();

export const limit = (fallback: number, max = 1000) => whole(fallback, 1, max);
export const offset = whole(0, 0, 10_000_000);

/** Only the exact text `false` is false (contract page, 1.1). */
export const unlessFalse = z
  .unknown()
  .optional()
  .transform((value) => String(value ?? 'true') !== 'false');

/** Like `unlessFalse`, for what may be left out: absent is undefined. */
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined ? undefined : String(value) !== 'false'));

/** Anything that is one of the names, else the first. */
export const oneOf = <T extends string>(first: T, ...others: T[]) =>
  z
    .unknown()
    .optional()
    .transform((value): T => [first, ...others].find((name) => name === value) ?? first);

/** For calls without parameters of their own. */
export const none = z.object({});

export const byId = z.object({ id });

/** Paging by `limit` and `offset` (contract page, 1.6). */
export const page = (fallback: number) => ({ limit: limit(fallback), offset });
