import { z } from 'zod';

/** Earliest plausible time; seconds or text in place of ms are out of range. */
const EARLIEST = Date.UTC(1990, 0);
/** Earliest plausible release: recordings of music libraries may be re-issues of any age. */
const EARLIEST_RELEASE = Date.UTC(1800, 0);
const LATEST = Date.UTC(2100, 0);
const SHORTEST_MS = 1000;
const LONGEST_MS = 3 * 3_600_000;

/** Positive integer that identifies something. */
export const id = z.int().positive();
export const count = z.int().nonnegative();
/** Integer of an enumeration, a flag or a level of the contract. */
export const enumValue = z.int();
export const name = z.string().trim().min(1);
export const anyText = z.string();
/** ms since 1970 */
export const time = z.int().min(EARLIEST).max(LATEST);
/** Time of a release, ms since 1970; 0 = unknown. */
export const releaseTime = z.int().min(EARLIEST_RELEASE).max(LATEST);
/** Duration of a recording, ms; values in seconds are out of range. */
export const duration = z.int().min(SHORTEST_MS).max(LONGEST_MS);
/**
 * Absolute URL, because pages of other origins read answers too
 * (docs/specification/contract/serving-other-clients.md).
 */
export const address = z.url({ protocol: /^https?$/ });
export const ok = z.literal(200);

/** Answer without data. */
export const okAnswer = z.strictObject({ code: ok });

/**
 * Strict object with a schema for every field of the contract's type, including optional ones: a field added to
 * the type does not compile until it has a schema.
 */
export const strictShape =
  <T extends object>() =>
  <S extends { [K in keyof Required<T>]: z.ZodType<T[K]> }>(shape: S) =>
    z.strictObject(shape);

/**
 * Tests that every song has its privilege, so that no screen shows one as free by mistake
 * (docs/specification/contract/serving-other-clients.md).
 */
export const privilegesMatch = ({
  songs,
  privileges,
}: {
  songs: { id: number }[];
  privileges: { id: number }[];
}): boolean =>
  songs.length === privileges.length && songs.every((song, index) => song.id === privileges[index]?.id);
