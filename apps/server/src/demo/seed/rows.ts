import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Rows to write, by table. */
export type SeedRows = { [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

/** The day the demo catalogue was put together; a fixed time keeps it the same on every machine. */
export const SEED_TIME = Date.UTC(2026, 6, 1, 4);
