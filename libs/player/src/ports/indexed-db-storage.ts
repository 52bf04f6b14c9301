import { entries, openDatabase, promisifyRequest, type UseStore } from '@qingyin/device-storage';
import { memoryStorage } from './memory-storage.ts';
import type { PlayerStorage, StoredValues } from './ports.ts';

const DATABASE = 'qingyin-player';
const OBJECT_STORE = 'state';

/** Commits explicitly: a page that is being closed may not live until the automatic commit. */
function put(values: StoredValues, objects: IDBObjectStore): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) objects.delete(key);
    else objects.put(value, key);
  }
  objects.transaction.commit?.();
}

const write = (values: StoredValues, store: UseStore): Promise<void> =>
  store('readwrite', (objects) => {
    put(values, objects);
    return promisifyRequest(objects.transaction);
  });

const update = (key: string, change: (value: unknown) => StoredValues, store: UseStore): Promise<void> =>
  store('readwrite', (objects) => {
    const reading = objects.get(key);
    reading.onsuccess = () => put(change(reading.result), objects);
    return promisifyRequest(objects.transaction);
  });

/**
 * Persists the player's state in IndexedDB, because local storage is emptied by session errors and too small for
 * 10,000 tracks (docs/specification/session.md#data-that-survives). Never rejects: falls back to memory when the
 * database fails.
 */
export function indexedDbStorage(): PlayerStorage {
  const memory = memoryStorage();
  let store: UseStore | null = null;
  let broken = false;

  async function attempt<T>(
    action: (store: UseStore) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    if (broken) return otherwise();
    try {
      store ??= openDatabase(DATABASE, OBJECT_STORE);
      return await action(store);
    } catch {
      broken = true;
      return otherwise();
    }
  }

  return {
    read: () =>
      attempt(
        async (open) => new Map(await entries<string, unknown>(open)),
        () => memory.read(),
      ),
    write: (values) =>
      attempt(
        (open) => write(values, open),
        () => memory.write(values),
      ),
    update: (key, change) =>
      attempt(
        (open) => update(key, change, open),
        () => memory.update(key, change),
      ),
  };
}
