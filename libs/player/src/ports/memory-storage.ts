import type { PlayerStorage, StoredValues } from './ports.ts';

/** Storage in memory, for browsers that persist nothing (private mode). */
export function memoryStorage(): PlayerStorage {
  const values = new Map<string, unknown>();
  function write(changed: StoredValues): Promise<void> {
    for (const [key, value] of Object.entries(changed)) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
    }
    return Promise.resolve();
  }
  return {
    read: () => Promise.resolve(new Map(values)),
    write,
    update: (key, change) => write(change(values.get(key))),
  };
}
