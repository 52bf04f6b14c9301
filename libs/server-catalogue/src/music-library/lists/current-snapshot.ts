import type { Db } from '@qingyin/server-db';
import { catalogueRevision } from './catalogue-revision.ts';
import { type CatalogueSnapshot, takeCatalogueSnapshot } from './catalogue-snapshot.ts';

/**
 * While a scan changes songs all the time, so many snapshots of a large library are taken within `WINDOW_MS`; further
 * lists are those of the last one.
 */
const MOST_SNAPSHOTS = 3;
const WINDOW_MS = 10_000;
/** Songs above which taking a snapshot is noticeable. */
export const LARGE = 5000;

interface Snapshots {
  current: CatalogueSnapshot | null;
  coming: Promise<CatalogueSnapshot> | null;
  /** when the last ones were taken */
  taken: number[];
}

const byDatabase = new WeakMap<Db, Snapshots>();

/**
 * The music libraries as they are now; taken again after a change.
 *
 * @param largeFrom songs above which lists may be some seconds old during a scan
 */
export async function currentSnapshot(db: Db, largeFrom = LARGE): Promise<CatalogueSnapshot> {
  const snapshots = byDatabase.get(db) ?? { current: null, coming: null, taken: [] };
  byDatabase.set(db, snapshots);
  const revision = await catalogueRevision(db);
  for (;;) {
    const { current, taken } = snapshots;
    if (current?.revision === revision) return current;
    const begun = snapshots.coming;
    if (begun === null && current !== null && (taken.at(-MOST_SNAPSHOTS) ?? 0) > Date.now() - WINDOW_MS)
      if (current.songs.ids.length > largeFrom && (await isScanning(db))) return current;
    const next = await (begun ?? take(db, snapshots));
    // One that was begun before may be older than the change. One begun now includes it, and may be newer still.
    if (begun === null) return next;
  }
}

/** Whether files of music libraries wait for being read. */
export async function isScanning(db: Db): Promise<boolean> {
  const libraries = db.selectFrom('music_library').select('id');
  const pending = await db
    .selectFrom('music_file')
    .select('id')
    .where('library_id', 'in', libraries)
    .where('state', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/**
 * Takes a snapshot in the background, so that the first list after a start does not wait for it. A failure is left to
 * that list.
 *
 * @returns waits until it is taken
 */
export function prepareLibraryLists(db: Db): () => Promise<void> {
  const taken = currentSnapshot(db).then(
    () => undefined,
    () => undefined,
  );
  return () => taken;
}

function take(db: Db, snapshots: Snapshots): Promise<CatalogueSnapshot> {
  snapshots.coming = takeCatalogueSnapshot(db)
    .then((snapshot) => {
      snapshots.current = snapshot;
      snapshots.taken = [...snapshots.taken, Date.now()].slice(-MOST_SNAPSHOTS);
      return snapshot;
    })
    .finally(() => {
      snapshots.coming = null;
    });
  return snapshots.coming;
}
