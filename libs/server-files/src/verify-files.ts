import type { Db } from '@qingyin/server-db';
import { HOUR_MS } from '@qingyin/server-kernel';
import { findDamage, recordDamage } from './damage.ts';
import type { FileStore } from './file-store.ts';

/** Limit of the nightly check. */
export const NIGHTLY_LIMIT = { files: 10_000, bytes: 20 * 2 ** 30 };
/** Files that were checked within this time are skipped, ms. */
const FRESH_MS = 12 * HOUR_MS;

const PAGE = 500;

export interface VerifyOptions {
  db: Db;
  store: FileStore;
  /** ms since 1970 */
  now: () => number;
  /** limit after which the check ends; a file that was started is read to its end */
  limit: { files: number; bytes: number };
  /** files that were checked within this time are skipped, ms */
  freshMs?: number;
  /** rows read at once */
  page?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Compares stored files with their hashes, the longest unchecked first, and records damage.
 *
 * @returns numbers of checked and of damaged files
 * @throws transient errors, such as too many open files
 */
export async function verifyFiles({
  db,
  store,
  now,
  limit,
  freshMs = FRESH_MS,
  page = PAGE,
  signal,
}: VerifyOptions): Promise<{ checked: number; damaged: number }> {
  const before = now() - freshMs;
  let [checked, damaged, bytes] = [0, 0, 0];
  let last: { hash: string; checked_at: number } | undefined;
  while (checked < limit.files) {
    const rows = await nextFiles(db, { before, last, most: Math.min(page, limit.files - checked) });
    for (const row of rows) {
      if (bytes >= limit.bytes || signal?.aborted) return { checked, damaged };
      const time = now();
      const damage = await findDamage(store, row, signal).catch((error: unknown): typeof STOPPED => {
        if (signal?.aborted) return STOPPED;
        throw error;
      });
      if (damage === STOPPED) return { checked, damaged };
      await recordDamage(db, { hash: row.hash, name: row.name, damage, now: time });
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

/** Next page of files after `last`, the longest unchecked first, that were checked before a time, ms since 1970. */
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

/** Maximum number of damaged files shown to an administrator. */
const MOST_SHOWN = 100;

export interface DamagedFiles {
  count: number;
  /** latest first */
  files: { hash: string; size: number; reason: string; time: number }[];
}

/** Files recorded as damaged. */
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
