import { deviceValues } from '@qingyin/device-storage';

/** Where the device keeps what was searched. */
export const HISTORY_KEY = 'qy-search-history';
const KEPT = 10;

/** What was kept, made safe. */
export const readWords = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];

/** In one step, so that words which another page adds meanwhile stay. */
const change = (next: (kept: readonly string[]) => readonly string[]): void =>
  void deviceValues.update<unknown>(HISTORY_KEY, (kept) => next(readWords(kept)));

/** Keeps what was searched on this device, newest first. */
export const rememberSearch = (word: string): void =>
  change((kept) => [word, ...kept.filter((other) => other !== word)].slice(0, KEPT));

/** Removes a word from what was searched on this device; without one, all of them. */
export const forgetSearches = (word?: string): void =>
  change((kept) => (word === undefined ? [] : kept.filter((other) => other !== word)));
