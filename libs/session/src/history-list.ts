/** Where the list lives in session storage. */
export const HISTORY_LIST_KEY = 'historyList';

/** The list of visited locations of this session (seed §2, §3): starts empty, oldest first. */
export interface HistoryList {
  get(): readonly string[];
  push(href: string): void;
  subscribe(listener: () => void): () => void;
}

/** More than anybody goes back through; bounds what is kept. */
const LONGEST = 200;

/** A history list kept in session storage; a broken or full storage only costs the memory of it. */
export function createHistoryList(storage: Pick<Storage, 'getItem' | 'setItem'>): HistoryList {
  const listeners = new Set<() => void>();
  let list = read(storage);
  return {
    get: () => list,
    push(href) {
      list = [...list, href].slice(-LONGEST);
      try {
        storage.setItem(HISTORY_LIST_KEY, JSON.stringify(list));
      } catch {
        // A full storage: the list still holds for this page.
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(HISTORY_LIST_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
