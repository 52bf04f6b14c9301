import { scopedName } from '@qingyin/device-storage';

/** Unique id of this tab; `crypto.randomUUID` is missing over plain http. */
export const thisTab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const lockOf = (page: string): string => scopedName(`qingyin-page:${page}`);
/** Web Locks API; missing over plain http (docs/specification/http.md#insecure-contexts). */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

let shown: Promise<void> | null = null;

/**
 * Holds a lock as long as this tab is open, by which other tabs see that it is. Resolves once the lock is held.
 */
export function announceTab(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const all = locks();
    if (!all) return resolve();
    // The request rejects where the browser blocks storage.
    all
      .request(lockOf(thisTab), () => {
        resolve();
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve());
  });
  return shown;
}

/**
 * Filters the ids of other tabs that are open. Empty without the Web Locks API: uploading a file twice does no
 * harm.
 */
export async function filterLiveTabs(pages: Iterable<string>): Promise<Set<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set([...pages].filter((page) => page !== thisTab && names.has(lockOf(page))));
}

/** Resolves when a tab has closed; never resolves without the Web Locks API. */
export const waitForTabClose = (page: string): Promise<void> =>
  locks()?.request(lockOf(page), () => undefined) ?? new Promise<never>(() => undefined);

/** Runs a task under an exclusive lock of all tabs; without the Web Locks API it runs at once. */
export const withExclusiveLock = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  (locks()?.request(scopedName(name), task) as Promise<T> | undefined) ?? task();
