import { get, set, update } from 'idb-keyval';
import { useCallback, useEffect, useMemo, useState } from 'react';

const KEY = 'qy-search-history';
const KEPT = 10;

/** Keeps what was searched on this device, newest first. */
export function rememberSearch(word: string): void {
  update<string[]>(KEY, (kept = []) =>
    [word, ...kept.filter((other) => other !== word)].slice(0, KEPT),
  ).catch(() => undefined);
}

export interface SearchHistory {
  words: readonly string[];
  remove: (word: string) => void;
  clear: () => void;
}

/** What was searched on this device, newest first; kept in IndexedDB, which a session error does not clear. */
export function useSearchHistory(): SearchHistory {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    get<string[]>(KEY).then(
      (kept) => setWords(kept ?? []),
      () => undefined,
    );
  }, []);
  const keep = useCallback((next: string[]) => {
    setWords(next);
    set(KEY, next).catch(() => undefined);
  }, []);
  return useMemo(
    () => ({
      words,
      remove: (word: string) => keep(words.filter((other) => other !== word)),
      clear: () => keep([]),
    }),
    [words, keep],
  );
}
