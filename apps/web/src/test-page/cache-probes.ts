/** State of the browser's caches; `null` where the browser does not offer the thing here. */
export interface CacheFacts {
  caches: string[] | null;
  workers: string[] | null;
  /** bytes */
  usage: { used: number; quota: number } | null;
}

/** Reads what the browser keeps for this site. Never rejects: what is withheld counts as not offered. */
export async function askCaches(scope: Window & typeof globalThis = window): Promise<CacheFacts> {
  const [names, workers, usage] = await Promise.all([
    attempt(() => ('caches' in scope ? scope.caches.keys() : null)),
    attempt(async () => {
      if (!('serviceWorker' in scope.navigator)) return null;
      const found = await scope.navigator.serviceWorker.getRegistrations();
      return found.map((registration) => registration.active?.scriptURL ?? registration.scope);
    }),
    attempt(async () => {
      // Absent in insecure contexts, whatever the types say.
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
