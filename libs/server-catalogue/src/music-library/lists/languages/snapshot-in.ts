import type { Db } from '@qingyin/server-db';
import type { Viewer } from '../../../song-access.ts';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { currentSnapshot, isScanning, LARGE } from '../current-snapshot.ts';
import { heardMarks } from '../heard-marks.ts';
import { alphabetOf } from './alphabets.ts';
import { orderSnapshot } from './order-snapshot.ts';

/**
 * Languages whose orders are kept; those of 100,000 songs take 2 MB. During a scan each may also keep a snapshot alive
 * that has been renewed since, 12 MB and what is remembered of it, for half a minute.
 */
const MOST_LANGUAGES = 6;
/** How old the orders of a large library may be during a scan, which changes songs all the time. */
const RENEWED_MS = 30_000;

interface Kept {
  ordered: CatalogueSnapshot;
  computedAt: number;
}

/** Orders that are being computed or wait for it. */
interface Coming {
  begun: boolean;
  /** what is ordered; known soon after it has begun */
  of?: CatalogueSnapshot;
  ordered: Promise<CatalogueSnapshot>;
}

/** Orders of a database by language. */
interface Orders {
  /** the one used last is the last */
  kept: Map<string, Kept>;
  coming: Map<string, Coming>;
  /** resolves when the last one that waits is computed */
  turn: Promise<unknown>;
}

const byDatabase = new WeakMap<Db, Orders>();

/**
 * The music libraries as they are now, in the orders and with the initials of a locale. Orders of a language are
 * computed when first asked for, those of one language at a time, so that callers with many languages do not take up
 * all of the processor. Those used last are kept, as long as the snapshot. Viewers who hear nothing get the stored ones.
 *
 * @param largeFrom songs above which orders may be half a minute old during a scan
 */
export async function currentSnapshotIn(
  db: Db,
  viewer: Viewer,
  locale: string,
  largeFrom = LARGE,
): Promise<CatalogueSnapshot> {
  const snapshot = await currentSnapshot(db);
  const orders = byDatabase.get(db) ?? { kept: new Map(), coming: new Map(), turn: Promise.resolve() };
  byDatabase.set(db, orders);
  const { kept, coming } = orders;
  const isLarge = snapshot.songs.ids.length > largeFrom;
  for (const [language, { ordered, computedAt }] of kept)
    if (ordered.base !== snapshot && !(isLarge && computedAt > Date.now() - RENEWED_MS))
      kept.delete(language);
  const key = alphabetOf(locale);
  if (key === undefined || !heardMarks(snapshot, viewer).includes(1)) return snapshot;
  const isCurrent = kept.get(key)?.ordered.base === snapshot;
  const mayBeOld = isCurrent || (isLarge && (await isScanning(db)));
  const known = kept.get(key);
  if (known && mayBeOld) {
    keep(orders, key, known);
    return known.ordered;
  }
  const next = coming.get(key);
  // Those that have begun may be older than a change; those that wait will include it.
  return next && (!next.begun || next.of === snapshot || mayBeOld) ? next.ordered : order(db, orders, key);
}

function order(db: Db, orders: Orders, key: string): Promise<CatalogueSnapshot> {
  const { kept, coming, turn } = orders;
  const compute = async (): Promise<CatalogueSnapshot> => {
    next.begun = true;
    try {
      const snapshot = (next.of = await currentSnapshot(db));
      const known = kept.get(key)?.ordered;
      if (known?.base === snapshot) return known;
      const ordered = await orderSnapshot(db, snapshot, key);
      keep(orders, key, { ordered, computedAt: Date.now() });
      return ordered;
    } finally {
      if (coming.get(key) === next) coming.delete(key);
    }
  };
  const next: Coming = { begun: false, ordered: turn.then(compute) };
  coming.set(key, next);
  orders.turn = next.ordered.catch(() => undefined);
  return next.ordered;
}

function keep({ kept }: Orders, key: string, known: Kept): void {
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_LANGUAGES && oldest !== undefined) kept.delete(oldest);
}
