import { z } from 'zod';

/** What a backup is: a gzipped tar of `manifest.json`, `tables/NAME/NNNNN.jsonl` and `files/…`, the same for either database. */
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
/** Rows a part of a table holds: a part is in memory at once. */
export const ROWS_A_PART = 2000;

export const manifestShape = z.object({
  product: z.literal('qingyin'),
  version: z.string(),
  /** ms since 1970 */
  madeAt: z.number(),
  /** name of the last migration the tables had gone through */
  schema: z.string(),
});
export type Manifest = z.infer<typeof manifestShape>;

export const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof rowShape>;

/** The file is no backup, is damaged, or comes from a newer version; the text says which. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

export const partName = (table: string, part: number): string =>
  `${TABLES}${table}/${String(part).padStart(5, '0')}.jsonl`;

/** The table a part belongs to, null for another entry. */
export const tableOfPart = (name: string): string | null =>
  /^tables\/([a-z_]+)\/\d{5}\.jsonl$/.exec(name)?.[1] ?? null;
