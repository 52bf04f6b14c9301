import { update } from 'idb-keyval';

/** Where the device keeps what was searched. */
export const HISTORY_KEY = 'qy-search-history';
const KEPT = 10;

/** In one step, so that words which another page adds meanwhile stay. Where nothing can be kept, it is left at that. */
const change = (next: (kept: readonly string[]) => readonly string[]): void => {
  update<readonly string[]>(HISTORY_KEY, (kept = []) => next(kept)).catch(() => undefined);
};

/** Keeps what was searched on this device, newest first. */
export const rememberSearch = (word: string): void =>
  change((kept) => [word, ...kept.filter((other) => other !== word)].slice(0, KEPT));

/** Removes a word from what was searched on this device; without one, all of them. */
export const forgetSearches = (word?: string): void =>
  change((kept) => (word === undefined ? [] : kept.filter((other) => other !== word)));
