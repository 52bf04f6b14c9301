const PROBE = 'qingyin-probe';

/** Whether a web storage can be written and read; blocked ones throw already when they are touched. */
export function storageWorks(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem(PROBE, PROBE);
    const works = storage.getItem(PROBE) === PROBE;
    storage.removeItem(PROBE);
    return works;
  } catch {
    return false;
  }
}

/** Whether a database can be made here. Never rejects; leaves nothing behind. */
export async function databaseWorks(factory: () => IDBFactory = () => indexedDB): Promise<boolean> {
  try {
    const databases = factory();
    await new Promise<void>((resolve, reject) => {
      const request = databases.open(PROBE);
      request.onsuccess = () => {
        request.result.close();
        databases.deleteDatabase(PROBE);
        resolve();
      };
      request.onerror = () => reject(request.error ?? new Error('refused'));
    });
    return true;
  } catch {
    return false;
  }
}
