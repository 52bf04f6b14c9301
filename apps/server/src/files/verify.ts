import type { Db } from '../db/open.ts';
import { HOUR_MS } from '../time.ts';
import { damageOf, noteDamage } from './damage.ts';
import type { FileStore } from './file-store.ts';

/** What one night reads at most. */
export const NIGHTLY = { files: 10_000, bytes: 20 * 2 ** 30 };
/** In the slice of a night a file that was compared so shortly before is not compared again, ms. */
const FRESH_MS = 12 * HOUR_MS;

const PAGE = 500;

export interface VerifyOptions {
  db: Db;
  store: FileStore;
  /** ms since 1970 */
  now: () => number;
  /** files and bytes after which it ends; a file that was begun is read to its end */
  most: { files: number; bytes: number };
  /** those are left out that were compared less long ago, ms */
  freshMs?: number;
  /** rows in memory at a time */
  page?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Compares stored files with their hashes, those first that were compared longest ago, and notes what is damaged.
 *
 * @returns how many were compared, and how many of them are damaged
 * @throws an error that says nothing about a file, such as too many open files
 */
export async function verifyFiles({
  db,
  store,
  now,
  most,
  freshMs = FRESH_MS,
  page = PAGE,
  signal,
}: VerifyOptions): Promise<{ checked: number; damaged: number }> {
  const before = now() - freshMs;
  let [checked, damaged, bytes] = [0, 0, 0];
  let last: { hash: string; checked_at: number } | undefined;
  while (checked < most.files) {
    const rows = await nextFiles(db, { before, last, most: Math.min(page, most.files - checked) });
    for (const row of rows) {
      if (bytes >= most.bytes || signal?.aborted) return { checked, damaged };
      const time = now();
      const damage = await damageOf(store, row, signal).catch((error: unknown): typeof STOPPED => {
        if (signal?.aborted) return STOPPED;
        throw error;
      });
      if (damage === STOPPED) return { checked, damaged };
      await noteDamage(db, { hash: row.hash, name: row.name, damage, now: time });
      checked += 1;
      bytes += row.size;
      if (damage) damaged += 1;
    }
    last = rows.at(-1);
    if (!last) break;
  }
  return { checked, damaged };
}

const STOPPED = 'stopped';

/** The files after `last` that were compared longest ago, and before a time, ms since 1970. */
const nextFiles = (
  db: Db,
  {
    before,
    last,
    most,
  }: { before: number; last: { hash: string; checked_at: number } | undefined; most: number },
) =>
  db
    .selectFrom('stored_file')
    .select(['hash', 'name', 'size', 'checked_at'])
    .where('checked_at', '<', before)
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('checked_at', '>', last?.checked_at ?? 0),
          eb.and([eb('checked_at', '=', last?.checked_at ?? 0), eb('hash', '>', last?.hash ?? '')]),
        ]),
      ),
    )
    .orderBy('checked_at')
    .orderBy('hash')
    .limit(most)
    .execute();

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
