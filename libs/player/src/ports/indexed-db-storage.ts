import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { memoryStorage } from './memory-storage.ts';
import type { PlayerStorage } from './ports.ts';

const DATABASE = 'qingyin-player';
const OBJECT_STORE = 'state';

/** Writes in one transaction and commits at once: a page that is being left does not live to see the automatic commit. */
const put = (values: Readonly<Record<string, unknown>>, store: UseStore): Promise<void> =>
  store('readwrite', (objects) => {
    for (const [key, value] of Object.entries(values)) objects.put(value, key);
    objects.transaction.commit?.();
    return promisifyRequest(objects.transaction);
  });

/**
 * Keeps the player's state in IndexedDB, because local storage is emptied by session errors and too small
 * for 10,000 songs (screens.md, decision 2). Never rejects: where the database fails, memory takes over.
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
      store ??= createStore(DATABASE, OBJECT_STORE);
      return await action(store);
    } catch {
      broken = true;
      return otherwise();
    }
  }

  return {
    get: (key) =>
      attempt<unknown>(
        (open) => get(key, open),
        () => memory.get(key),
      ),
    write: (values) =>
      attempt(
        (open) => put(values, open),
        () => memory.write(values),
      ),
  };
}
