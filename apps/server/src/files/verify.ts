import type { Db } from '../db/open.ts';
import { HOUR_MS } from '../time.ts';
import { damageOf, noteDamage } from './damage.ts';
import type { FileStore } from './file-store.ts';

/** What one night reads at most. */
export const NIGHTLY = { files: 10_000, bytes: 20 * 2 ** 30 };
/** In the slice of a night a file that was compared so shortly before is not compared again, ms. */
const FRESH_MS = 12 * HOUR_MS;

export interface VerifyOptions {
  db: Db;
  store: FileStore;
  /** ms since 1970 */
  now: () => number;
  /** files and bytes after which it ends; a file that was begun is read to its end */
  most: { files: number; bytes: number };
  /** those are left out that were compared less long ago, ms */
  freshMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Compares stored files with their hashes, those first that were compared longest ago, and notes what is damaged.
 *
 * @returns how many were compared, and how many of them are damaged
 */
export async function verifyFiles({
  db,
  store,
  now,
  most,
  freshMs = FRESH_MS,
  signal,
}: VerifyOptions): Promise<{ checked: number; damaged: number }> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['hash', 'name', 'size'])
    .where('checked_at', '<', now() - freshMs)
    .orderBy('checked_at')
    .orderBy('hash')
    .limit(most.files)
    .execute();
  let [checked, damaged, bytes] = [0, 0, 0];
  for (const row of rows) {
    if (bytes >= most.bytes || signal?.aborted) break;
    const damage = await damageOf(store, row);
    if (signal?.aborted) break;
    await noteDamage(db, { hash: row.hash, name: row.name, damage, now: now() });
    checked += 1;
    bytes += row.size;
    if (damage) damaged += 1;
  }
  return { checked, damaged };
}

/** Damaged files an administrator is shown. */
const MOST_SHOWN = 100;

export interface DamagedFiles {
  count: number;
  /** the latest first */
  files: { hash: string; size: number; reason: string; time: number }[];
}

/** Files that are known to be damaged. */
export async function damagedFiles(db: Db): Promise<DamagedFiles> {
  const damaged = db.selectFrom('stored_file').where('damage', '!=', '');
  const row = await damaged.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirst();
  const files = await damaged
    .select(['hash', 'size', 'damage as reason', 'checked_at as time'])
    .orderBy('checked_at', 'desc')
    .orderBy('hash')
    .limit(MOST_SHOWN)
    .execute();
  return { count: Number(row?.count ?? 0), files };
}
