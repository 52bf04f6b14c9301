import type { Tables } from '@qingyin/server-db';
import type { Insertable } from 'kysely';

/** Rows to insert, by table. */
export type SeedRows = { [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

/** Time of the demo catalogue; fixed, so that seeding is deterministic. */
export const SEED_TIME = Date.UTC(2026, 6, 1, 4);
