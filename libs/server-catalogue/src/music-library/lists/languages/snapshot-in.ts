import type { Db } from '@qingyin/server-db';
import type { Viewer } from '../../../song-access.ts';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { currentSnapshot } from '../current-snapshot.ts';
import { heardMarks } from '../heard-marks.ts';
import { alphabetOf } from './alphabets.ts';
import { orderSnapshot } from './order-snapshot.ts';

/** Languages whose orders are kept; those of 100,000 songs take 2 MB. */
const MOST_LANGUAGES = 6;

/** Orders that are being computed or wait for it. */
interface Coming {
  /** what is ordered; a newer one can take its place until the computing begins */
  of: CatalogueSnapshot;
  begun: boolean;
  ordered: Promise<CatalogueSnapshot>;
}

/** Orders of a database by language. */
interface Orders {
  /** the one used last is the last */
  kept: Map<string, CatalogueSnapshot>;
  coming: Map<string, Coming>;
  /** resolves when the last one that waits is computed */
  turn: Promise<unknown>;
}

const byDatabase = new WeakMap<Db, Orders>();

/**
 * The music libraries as they are now, in the orders and with the initials of a locale. Orders of a language are
 * computed when first asked for, those of one language at a time, so that callers with many languages do not take up
 * all of the processor. Those used last are kept, as long as the snapshot. Viewers who hear nothing get the stored ones.
 */
export async function currentSnapshotIn(db: Db, viewer: Viewer, locale: string): Promise<CatalogueSnapshot> {
  const snapshot = await currentSnapshot(db);
  const orders = byDatabase.get(db) ?? { kept: new Map(), coming: new Map(), turn: Promise.resolve() };
  byDatabase.set(db, orders);
  const { kept, coming } = orders;
  for (const [language, { base }] of kept) if (base !== snapshot) kept.delete(language);
  const key = alphabetOf(locale);
  if (key === undefined || !heardMarks(snapshot, viewer).includes(1)) return snapshot;
  const known = kept.get(key);
  if (known) {
    keep(orders, key, known);
    return known;
  }
  const begun = coming.get(key);
  if (!begun || (begun.begun && begun.of !== snapshot)) return order(db, orders, key, snapshot);
  begun.of = snapshot;
  return begun.ordered;
}

function order(db: Db, orders: Orders, key: string, snapshot: CatalogueSnapshot): Promise<CatalogueSnapshot> {
  const { coming, turn } = orders;
  const compute = async (): Promise<CatalogueSnapshot> => {
    next.begun = true;
    try {
      const ordered = await orderSnapshot(db, next.of, key);
      keep(orders, key, ordered);
      return ordered;
    } finally {
      if (coming.get(key) === next) coming.delete(key);
    }
  };
  const next: Coming = { of: snapshot, begun: false, ordered: turn.then(compute) };
  coming.set(key, next);
  orders.turn = next.ordered.catch(() => undefined);
  return next.ordered;
}

function keep({ kept }: Orders, key: string, ordered: CatalogueSnapshot): void {
  kept.delete(key);
  kept.set(key, ordered);
  const [oldest] = kept.keys();
  if (kept.size > MOST_LANGUAGES && oldest !== undefined) kept.delete(oldest);
}
