const PROBE = 'qingyin-probe';

/** Whether a web storage can be written and read; blocked ones throw as soon as they are accessed. */
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

/** Whether an IndexedDB database can be opened. Never rejects; deletes the database afterwards. */
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
