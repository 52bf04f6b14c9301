import { z } from 'zod';

/**
 * Backup format: a gzipped tar of `manifest.json`, `tables/NAME/NNNNN.jsonl` and `files/…`, the same for both
 * databases.
 */
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
/** Rows per part of a table; a whole part is held in memory. */
export const ROWS_PER_PART = 2000;

/** Schema of `manifest.json`. */
export const manifestShape = z.object({
  product: z.literal('qingyin'),
  version: z.string(),
  /** ms since 1970 */
  madeAt: z.number(),
  /** last migration applied to the tables */
  schema: z.string(),
});
export type Manifest = z.infer<typeof manifestShape>;

/** A row of a table, by column name. */
export const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof rowShape>;

/** The file is not a backup, is damaged, or comes from a newer version; the message says which. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

/** Name of the archive entry with a part of a table. @param part from 1 */
export const partName = (table: string, part: number): string =>
  `${TABLES}${table}/${String(part).padStart(5, '0')}.jsonl`;

/** Table to which a part belongs; null for other entries. */
export const tableOfPart = (name: string): string | null =>
  /^tables\/([a-z_]+)\/\d{5}\.jsonl$/.exec(name)?.[1] ?? null;
