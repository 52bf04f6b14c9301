/** State of the browser's caches; null: not available in this browser or context. */
export interface CacheFacts {
  caches: string[] | null;
  workers: string[] | null;
  /** Bytes. */
  usage: { used: number; quota: number } | null;
}

/**
 * Reads caches, service workers and storage usage of this origin. Never rejects: what fails counts as not
 * available.
 */
export async function readCacheState(scope: Window & typeof globalThis = window): Promise<CacheFacts> {
  const [names, workers, usage] = await Promise.all([
    attempt(() => ('caches' in scope ? scope.caches.keys() : null)),
    attempt(async () => {
      if (!('serviceWorker' in scope.navigator)) return null;
      const found = await scope.navigator.serviceWorker.getRegistrations();
      return found.map((registration) => registration.active?.scriptURL ?? registration.scope);
    }),
    attempt(async () => {
      // Undefined in insecure contexts, contrary to its type.
      const storage: StorageManager | undefined = scope.navigator.storage;
      const estimate = await storage?.estimate();
      return estimate ? { used: estimate.usage ?? 0, quota: estimate.quota ?? 0 } : null;
    }),
  ]);
  return { caches: names, workers, usage };
}

async function attempt<T>(read: () => Promise<T | null> | null): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
