import {
  clear,
  deviceValues,
  localStore,
  openDatabase,
  sessionStore,
  unscopedName,
  type TextStorage,
} from '@qingyin/device-storage';

/**
 * Keys that survive clearing the device data: session and language (docs/specification/session.md#stored-values and
 * docs/specification/session.md#states).
 */
const KEPT = ['cookie', 'userId', 'visitor', 'login', 'locale'];
/**
 * Databases of this product (player, colour scheme, lyrics, unfinished uploads) besides the default one of
 * idb-keyval.
 */
const DATABASES = [
  ['qingyin-player', 'state'],
  ['qingyin-look', 'settings'],
  ['qingyin-lyrics', 'settings'],
  ['qingyin-uploads', 'files'],
] as const;

/** Storage usage of this origin, bytes; null if the browser does not report it (plain http, older browsers). */
export async function usedBytes(): Promise<number | null> {
  try {
    // Undefined in insecure contexts, contrary to its type.
    const storage: StorageManager | undefined = navigator.storage;
    return (await storage?.estimate())?.usage ?? null;
  } catch {
    return null;
  }
}

/** Deletes all data this product persists in the browser, except for session and language. Never rejects. */
export async function clearDeviceData(): Promise<void> {
  keepOnly(localStore, KEPT);
  keepOnly(sessionStore, []);
  await Promise.allSettled([
    deviceValues.clear(),
    ...DATABASES.map(([database, store]) => clear(openDatabase(database, store))),
    dropCaches(),
  ]);
}

function keepOnly(storage: TextStorage, kept: readonly string[]): void {
  for (const key of storage.keys()) if (!kept.includes(key)) storage.removeItem(key);
}

/** Cache Storage is undefined in insecure contexts. */
async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (unscopedName(name) !== null) await caches.delete(name);
}
