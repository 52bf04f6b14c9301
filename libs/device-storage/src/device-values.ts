import * as idb from 'idb-keyval';
import { openDatabase } from './open-database.ts';

/** Values by key, persisted in IndexedDB. Falls back to memory until the page ends. Never rejects. */
export interface DeviceValues {
  get(key: string): Promise<unknown>;
  /**
   * Commits explicitly, because a page that is being closed may not live until the automatic commit. Does not
   * overwrite a value that could not be read before.
   */
  set(key: string, value: unknown): Promise<void>;
  /**
   * Reads and writes in one transaction, atomically across pages. `change` may be called again when nothing can be
   * persisted.
   */
  update<T>(key: string, change: (value: T | undefined) => T): Promise<void>;
  clear(): Promise<void>;
}

/** Creates device values in the object store `name` of a database. */
export function createDeviceValues(
  database: string,
  name: string,
  open: (database: string, name: string) => idb.UseStore = openDatabase,
): DeviceValues {
  const store = open(database, name);
  /** values that could not be persisted */
  const held = new Map<string, unknown>();
  const unread = new Set<string>();
  const committing: idb.UseStore = (mode, action) =>
    store(mode, (objects) => {
      const done = action(objects);
      // Missing in browsers before 2021.
      objects.transaction.commit?.();
      return done;
    });

  return {
    async get(key) {
      if (held.has(key)) return held.get(key);
      try {
        const value = await idb.get<unknown>(key, store);
        unread.delete(key);
        return held.has(key) ? held.get(key) : value;
      } catch {
        unread.add(key);
        return held.get(key);
      }
    },
    async set(key, value) {
      if (unread.has(key)) {
        held.set(key, value);
        return;
      }
      try {
        await idb.set(key, value, committing);
        held.delete(key);
      } catch {
        held.set(key, value);
      }
    },
    async update<T>(key: string, change: (value: T | undefined) => T) {
      try {
        if (held.has(key)) held.set(key, change(held.get(key) as T));
        else await idb.update<T>(key, change, store);
      } catch {
        held.set(key, change(held.get(key) as T | undefined));
      }
    },
    async clear() {
      held.clear();
      await idb.clear(store).catch(() => undefined);
    },
  };
}

/** Values without a database of their own. */
export const deviceValues: DeviceValues = /* @__PURE__ */ createDeviceValues('keyval-store', 'keyval');
