import { z } from 'zod';

/** Before the first of these nothing in this product can have happened; seconds or text in place of ms fall outside. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2100, 0);
const SHORTEST_MS = 1000;
const LONGEST_MS = 3 * 3_600_000;

/** A number that names something. */
export const id = z.int().positive();
export const count = z.int().nonnegative();
/** One of the contract's small enumerations, flags and levels. */
export const kind = z.int();
export const name = z.string().trim().min(1);
export const words = z.string();
/** ms since 1970 */
export const time = z.int().min(EARLIEST).max(LATEST);
/** How long something sounds, ms; seconds would be below the least. */
export const duration = z.int().min(SHORTEST_MS).max(LONGEST_MS);
/** Absolute, since answers are read by pages of other origins too (contract page, part 6). */
export const address = z.url({ protocol: /^https?$/ });
export const ok = z.literal(200);

/** The answer that says nothing but "done". */
export const done = z.strictObject({ code: ok });

/**
 * A strict object with a schema for every field of the contract's type, the optional ones included: a field added to
 * the type does not compile until its schema is here.
 */
export const shapeOf =
  <T extends object>() =>
  <S extends { [K in keyof Required<T>]: z.ZodType<T[K]> }>(shape: S) =>
    z.strictObject(shape);

/** Every song has its privilege, so that no screen shows one as free by mistake (contract page, part 6). */
export const privilegesMatch = ({
  songs,
  privileges,
}: {
  songs: { id: number }[];
  privileges: { id: number }[];
}): boolean =>
  songs.length === privileges.length && songs.every((song, index) => song.id === privileges[index]?.id);
