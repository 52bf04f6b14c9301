import { z } from 'zod';

/** Ids are decimal text in requests and fit a JS number (docs/specification/contract/entities.md). */
const DECIMAL = /^\d{1,15}$/;
const MAX_IDS = 1000;
/** Greatest number of songs in a playlist. */
export const MAX_PLAYLIST_SONGS = 10_000;

/** Text from a query, a form field or JSON, where it may be a number or a boolean. */
export const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Required text, trimmed, of at most `max` UTF-16 units. */
export const requiredText = (max: number) => text.pipe(z.string().trim().min(1).max(max));

/** Required text that is not trimmed (passwords). */
export const secret = text.pipe(z.string().min(1).max(256));

export const id = text.pipe(z.string().trim().regex(DECIMAL)).transform(Number);

/** Several values that match a pattern, separated by commas or as a JSON array in text. */
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

/** Several ids, at most 1,000 (docs/specification/contract/songs.md). */
export const ids = listOf(DECIMAL, MAX_IDS).transform((list) => list.map(Number));

/** All ids of a list in their new order. */
export const idOrder = listOf(DECIMAL, MAX_PLAYLIST_SONGS).transform((list) => list.map(Number));

/** Id of a video: 32 hexadecimal digits (docs/specification/contract/entities-video.md#video). */
export const vid = text.pipe(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-F]{32}$/),
);

/** Ids of films: numbers of MVs and vids of videos. */
export const films = listOf(/^(\d{1,15}|[0-9A-F]{32})$/i, MAX_IDS).transform((list) =>
  list.map((film) => film.toUpperCase()),
);

/**
 * Integer with a default. Because clients send invalid values (docs/specification/contract/serving-other-clients.md),
 * a value that is not a number counts as absent, and a value out of range is clamped.
 */
export const integer = (fallback: number, min: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.trunc(number))) : fallback;
    });

/** Like `integer` without a default: undefined when absent or not a number. */
export const optionalInteger = (min: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.trunc(number))) : undefined;
    });

/** Longest lyrics with all timestamps, UTF-16 units. */
const LYRIC_MAX = 400_000;
/**
 * Lyrics in any format, also empty. CR LF, which form data of browsers contains, becomes LF and counts as one
 * character.
 */
export const lyricText = text
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(z.string().max(LYRIC_MAX));

/** Optional text, also empty. */
export const optionalText = (max: number) => text.pipe(z.string().trim().max(max)).optional();

export const limit = (fallback: number, max = 1000) => integer(fallback, 1, max);
export const offset = integer(0, 0, 10_000_000);

/** Boolean that is false only for the exact text `false` (docs/specification/contract/transport.md#requests). */
export const trueUnlessFalse = z
  .unknown()
  .optional()
  .transform((value) => String(value ?? 'true') !== 'false');

/** Like `trueUnlessFalse`, but undefined when absent. */
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined ? undefined : String(value) !== 'false'));

/** One of the given values; any other value becomes the first. */
export const oneOf = <T extends string>(first: T, ...others: T[]) =>
  z
    .unknown()
    .optional()
    .transform((value): T => [first, ...others].find((name) => name === value) ?? first);

/** Parameters of calls that take none. */
export const none = z.object({});

export const byId = z.object({ id });

/** Pagination by `limit` and `offset` (docs/specification/contract/transport.md#pagination-styles). */
export const page = (fallback: number) => ({ limit: limit(fallback), offset });
