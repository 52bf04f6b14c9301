import { deviceValues } from '@qingyin/device-storage';

/** Key of the search history in device storage. */
export const HISTORY_KEY = 'qy-search-history';
const KEPT = 10;

/** Parses a stored search history; invalid entries are dropped. */
export const parseSearchHistory = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];

/** Updates in one transaction, so that searches which another tab adds meanwhile are kept. */
const change = (next: (kept: readonly string[]) => readonly string[]): void =>
  void deviceValues.update<unknown>(HISTORY_KEY, (kept) => next(parseSearchHistory(kept)));

/** Adds a query to the search history of this device, newest first, at most ten. */
export const rememberSearch = (word: string): void =>
  change((kept) => [word, ...kept.filter((other) => other !== word)].slice(0, KEPT));

/** Removes a query from the search history of this device; without an argument clears it. */
export const forgetSearches = (word?: string): void =>
  change((kept) => (word === undefined ? [] : kept.filter((other) => other !== word)));
