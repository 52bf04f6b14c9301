import { createStore, type UseStore } from 'idb-keyval';
import { absences, type Absences } from './absence.ts';

/** A database that has not answered for so many ticks is absent. */
const TICK_MS = 500;
const MOST_TICKS = 6;

/** The browser has no database that can be used. */
export class DatabaseAbsentError extends Error {
  constructor() {
    super('There is no database.');
    this.name = 'DatabaseAbsentError';
  }
}

/**
 * Opens an object store of idb-keyval whose calls always end. A database that cannot be opened or does not answer for three
 * seconds is absent for the rest of the visit, together with all others: calls then reject at once, and nothing is written
 * over values that were never read. What is asked of it and comes later is not done any more.
 *
 * @returns a store for the functions of idb-keyval; rejects with `DatabaseAbsentError`, or with what the browser says
 */
export function openDatabase(database: string, name: string, absent: Absences = absences): UseStore {
  let store: UseStore | undefined;
  let answered = false;
  return <T>(mode: IDBTransactionMode, act: (objects: IDBObjectStore) => T | PromiseLike<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (absent.has('indexedDB')) {
        reject(new DatabaseAbsentError());
        return;
      }
      let over = false;
      const stop = afterTicks(() => {
        over = true;
        absent.add('indexedDB');
        reject(new DatabaseAbsentError());
      });
      const fail = (error: unknown): void => {
        stop();
        if (!answered && !over) absent.add('indexedDB');
        reject(error instanceof Error ? error : new DatabaseAbsentError());
      };
      try {
        store ??= createStore(database, name);
        store(mode, (objects) => {
          if (over) throw new DatabaseAbsentError();
          answered = true;
          // A large file takes as long as it takes to be written.
          if (mode === 'readwrite') stop();
          return act(objects);
        }).then((value) => {
          stop();
          resolve(value);
        }, fail);
      } catch (error) {
        fail(error);
      }
    });
}

/** Calls back after some ticks. A page that is busy or frozen loses ticks instead of being called too early. */
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
