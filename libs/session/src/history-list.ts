import { createValueStore, type Store } from '@qingyin/observable';

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
export interface HistoryList extends Store<readonly HistoryEntry[]> {
  push(href: string): void;
  /** Sets the name of a location's content; may be called before the location counts as visited. */
  name(href: string, name: string): void;
}

/** Upper limit of the list. */
const LONGEST = 200;

/**
 * Creates the history list, persisted in session storage; falls back to memory when the storage fails or is full.
 */
export function createHistoryList(storage: Pick<Storage, 'getItem' | 'setItem'>): HistoryList {
  const list = createValueStore(read(storage));
  /** the location that was named last */
  let named: Required<HistoryEntry> | undefined;
  const change = (next: readonly HistoryEntry[]) => {
    try {
      storage.setItem(HISTORY_LIST_KEY, JSON.stringify(next));
    } catch {
      // A full storage: the list still holds for this page.
    }
    list.set(next);
  };
  return {
    get: list.get,
    push(href) {
      const known = [named, ...list.get().toReversed()].find((entry) => entry?.href === href && entry.name);
      change([...list.get(), { href, ...(known?.name && { name: known.name }) }].slice(-LONGEST));
    },
    name(href, name) {
      named = { href, name };
      if (list.get().some((entry) => entry.href === href && entry.name !== name))
        change(list.get().map((entry) => (entry.href === href ? { href, name } : entry)));
    },
    subscribe: list.subscribe,
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
