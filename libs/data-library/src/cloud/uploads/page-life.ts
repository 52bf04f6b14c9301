/** A name of this page that no other page has; `crypto.randomUUID` is missing over plain http. */
export const thisPage = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const lockOf = (page: string): string => `qingyin-page:${page}`;
/** Browsers withhold locks over plain http (screens.md, decision 14). */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

let shown: Promise<void> | null = null;

/** Lets other pages know that this one lives, for as long as it does. Resolves when they can. */
export function showLife(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const all = locks();
    if (!all) return resolve();
    // Refused where the browser blocks storage.
    all
      .request(lockOf(thisPage), () => {
        resolve();
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve());
  });
  return shown;
}

/** Which of these pages live, besides this one. Where browsers do not tell, none: what is done twice does no harm. */
export async function livingAmong(pages: Iterable<string>): Promise<Set<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set([...pages].filter((page) => page !== thisPage && names.has(lockOf(page))));
}

/** Resolves when a page has ended; never where browsers do not tell. */
export const ended = (page: string): Promise<void> =>
  locks()?.request(lockOf(page), () => undefined) ?? new Promise<never>(() => undefined);

/** Does something that no other page does meanwhile. */
export const alone = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  (locks()?.request(name, task) as Promise<T> | undefined) ?? task();
