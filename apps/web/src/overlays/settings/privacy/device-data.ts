import {
  clear,
  deviceValues,
  localStore,
  openDatabase,
  sessionStore,
  type TextStorage,
} from '@qingyin/device-storage';

/** Who is signed in, and the language: neither is lost by tidying up (seed §3, §4). */
const KEPT = ['cookie', 'userId', 'visitor', 'login', 'locale'];
/** The databases of this product (player, colour scheme, lyrics, unfinished uploads) beside the common one of idb-keyval. */
const DATABASES = [
  ['qingyin-player', 'state'],
  ['qingyin-look', 'settings'],
  ['qingyin-lyrics', 'settings'],
  ['qingyin-uploads', 'files'],
] as const;

/** What the browser counts for this site, bytes; null where it does not say (plain http, older browsers). */
export async function usedBytes(): Promise<number | null> {
  try {
    // Absent in insecure contexts, whatever the types say.
    const storage: StorageManager | undefined = navigator.storage;
    return (await storage?.estimate())?.usage ?? null;
  } catch {
    return null;
  }
}

/** Empties what this product keeps in the browser, but for the session and the language. Never rejects. */
export async function clearDevice(): Promise<void> {
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

/** Absent in insecure contexts. */
async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
