import type { PlayerStorage } from './ports.ts';

/** Remembers until the page is gone; what stays when the browser stores nothing (private mode). */
export function memoryStorage(): PlayerStorage {
  const values = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(values.get(key)),
    write(changed) {
      for (const [key, value] of Object.entries(changed)) values.set(key, value);
      return Promise.resolve();
    },
  };
}
