import { createStore, type UseStore } from 'idb-keyval';
import { scopedName } from './base-path.ts';
import { storageAvailability, type StorageAvailability } from './storage-availability.ts';

/** Timeout of the database: number and length of ticks. */
const TICK_MS = 500;
const MOST_TICKS = 6;

/** IndexedDB is missing, blocked or does not answer. */
export class DatabaseUnavailableError extends Error {
  constructor() {
    super('IndexedDB is not available.');
    this.name = 'DatabaseAbsentError';
  }
}

/**
 * Opens an object store of idb-keyval whose calls always settle. A database that cannot be opened or does not
 * answer within three seconds counts as unavailable until the page ends, as do all others: calls then reject at
 * once, and values that were never read are not overwritten. Operations whose transaction opens after the timeout
 * are not executed.
 *
 * @returns a store for the functions of idb-keyval; its calls reject with `DatabaseUnavailableError` or the browser's
 * error
 */
export function openDatabase(
  database: string,
  name: string,
  absent: StorageAvailability = storageAvailability,
): UseStore {
  let store: UseStore | undefined;
  let answered = false;
  return <T>(mode: IDBTransactionMode, action: (objects: IDBObjectStore) => T | PromiseLike<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (absent.isUnavailable('indexedDB')) {
        reject(new DatabaseUnavailableError());
        return;
      }
      let over = false;
      const stop = afterTicks(() => {
        over = true;
        absent.markUnavailable('indexedDB');
        reject(new DatabaseUnavailableError());
      });
      const fail = (error: unknown): void => {
        stop();
        if (!answered && !over) absent.markUnavailable('indexedDB');
        reject(error instanceof Error ? error : new DatabaseUnavailableError());
      };
      try {
        store ??= createStore(scopedName(database), name);
        store(mode, (objects) => {
          if (over) throw new DatabaseUnavailableError();
          answered = true;
          // No timeout for writes: large files take their time.
          if (mode === 'readwrite') stop();
          return action(objects);
        }).then((value) => {
          stop();
          resolve(value);
        }, fail);
      } catch (error) {
        fail(error);
      }
    });
}

/** Timeout that counts ticks: a busy or frozen page delays it instead of letting it fire early. */
function afterTicks(callback: () => void): () => void {
  let left = MOST_TICKS;
  const tick = (): void => {
    left -= 1;
    if (left > 0) timer = setTimeout(tick, TICK_MS);
    else callback();
  };
  let timer = setTimeout(tick, TICK_MS);
  return () => clearTimeout(timer);
}
