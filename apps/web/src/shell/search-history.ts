import { update } from 'idb-keyval';

/** Where the device keeps what was searched. */
export const HISTORY_KEY = 'qy-search-history';
const KEPT = 10;

/** Keeps what was searched on this device, newest first. */
export function rememberSearch(word: string): void {
  update<string[]>(HISTORY_KEY, (kept = []) =>
    [word, ...kept.filter((other) => other !== word)].slice(0, KEPT),
  ).catch(() => undefined);
}
