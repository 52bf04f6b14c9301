/** Key of the list in session storage. */
export const HISTORY_LIST_KEY = 'historyList';

/** A visited location. */
export interface HistoryEntry {
  /** path and search */
  href: string;
  /** name of the page's content, once known */
  name?: string;
}

/** Locations visited in this session: starts empty, oldest first. */
export interface HistoryList {
  get(): readonly HistoryEntry[];
  push(href: string): void;
  /** Sets the name of a location's content; may be called before the location counts as visited. */
  name(href: string, name: string): void;
  subscribe(listener: () => void): () => void;
}

/** Upper limit of the list. */
const LONGEST = 200;

/**
 * Creates the history list, persisted in session storage; falls back to memory when the storage fails or is full.
 */
export function createHistoryList(storage: Pick<Storage, 'getItem' | 'setItem'>): HistoryList {
  const listeners = new Set<() => void>();
  let list = read(storage);
  /** the location that was named last */
  let named: Required<HistoryEntry> | undefined;
  const change = (next: readonly HistoryEntry[]) => {
    list = next;
    try {
      storage.setItem(HISTORY_LIST_KEY, JSON.stringify(list));
    } catch {
      // A full storage: the list still holds for this page.
    }
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => list,
    push(href) {
      const known = [named, ...list.toReversed()].find((entry) => entry?.href === href && entry.name);
      change([...list, { href, ...(known?.name && { name: known.name }) }].slice(-LONGEST));
    },
    name(href, name) {
      named = { href, name };
      if (list.some((entry) => entry.href === href && entry.name !== name))
        change(list.map((entry) => (entry.href === href ? { href, name } : entry)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>): readonly HistoryEntry[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(HISTORY_LIST_KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

/** Reads an entry; an earlier version stored plain addresses. */
function readEntry(value: unknown): HistoryEntry[] {
  if (typeof value === 'string') return [{ href: value }];
  if (typeof value !== 'object' || value === null || !('href' in value)) return [];
  const { href } = value;
  if (typeof href !== 'string') return [];
  return [{ href, ...('name' in value && typeof value.name === 'string' && { name: value.name }) }];
}
