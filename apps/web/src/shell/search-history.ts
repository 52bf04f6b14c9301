import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useMemo, useState } from 'react';

const KEY = 'qy-search-history';
const KEPT = 10;

/** What was searched on this device, newest first; kept in IndexedDB, which a session error does not clear. */
export function useSearchHistory() {
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
      add: (word: string) => keep([word, ...words.filter((other) => other !== word)].slice(0, KEPT)),
      clear: () => keep([]),
    }),
    [words, keep],
  );
}
