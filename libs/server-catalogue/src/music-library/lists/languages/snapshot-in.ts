import type { Db } from '@qingyin/server-db';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { currentSnapshot } from '../current-snapshot.ts';
import { alphabetOf } from './alphabets.ts';
import { orderSnapshot } from './order-snapshot.ts';

/** Languages whose orders are kept of a snapshot; those of 100,000 songs take 2 MB. */
const MOST_LANGUAGES = 6;

const bySnapshot = new WeakMap<CatalogueSnapshot, Map<string, Promise<CatalogueSnapshot>>>();

/**
 * The music libraries as they are now, in the orders and with the initials of a locale. Orders of a language are
 * computed when first asked for; those used last are kept, as long as the snapshot.
 */
export async function currentSnapshotIn(db: Db, locale: string): Promise<CatalogueSnapshot> {
  const snapshot = await currentSnapshot(db);
  const key = alphabetOf(locale);
  return key === undefined ? snapshot : snapshotIn(db, snapshot, key);
}

function snapshotIn(db: Db, snapshot: CatalogueSnapshot, key: string): Promise<CatalogueSnapshot> {
  const languages = bySnapshot.get(snapshot) ?? new Map<string, Promise<CatalogueSnapshot>>();
  bySnapshot.set(snapshot, languages);
  const ordered = languages.get(key) ?? orderSnapshot(db, snapshot, key);
  // The one used last is the last of the map.
  languages.delete(key);
  languages.set(key, ordered);
  ordered.catch(() => {
    if (languages.get(key) === ordered) languages.delete(key);
  });
  const [oldest] = languages.keys();
  if (languages.size > MOST_LANGUAGES && oldest !== undefined) languages.delete(oldest);
  return ordered;
}
