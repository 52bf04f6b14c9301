/** Where the list lives in session storage. */
export const HISTORY_LIST_KEY = 'historyList';

/** A visited location. */
export interface HistoryEntry {
  /** path and search */
  href: string;
  /** what the thing on the page is called, once that is known */
  name?: string;
}

/** The list of visited locations of this session: starts empty, oldest first. */
export interface HistoryList {
  get(): readonly HistoryEntry[];
  push(href: string): void;
  /** Says what the thing at a location is called, which may be known before the location counts as visited. */
  name(href: string, name: string): void;
  subscribe(listener: () => void): () => void;
}

/** More than anybody goes back through; bounds what is kept. */
const LONGEST = 200;

/** A history list kept in session storage; a broken or full storage only costs the memory of it. */
export function createHistoryList(storage: Pick<Storage, 'getItem' | 'setItem'>): HistoryList {
  const listeners = new Set<() => void>();
  let list = read(storage);
  /** the last thing named */
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

/** An earlier version kept addresses alone. */
function readEntry(value: unknown): HistoryEntry[] {
  if (typeof value === 'string') return [{ href: value }];
  if (typeof value !== 'object' || value === null || !('href' in value)) return [];
  const { href } = value;
  if (typeof href !== 'string') return [];
  return [{ href, ...('name' in value && typeof value.name === 'string' && { name: value.name }) }];
}
