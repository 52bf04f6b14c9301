import { keepAtOnce } from '@qingyin/query-kit';
import { get } from 'idb-keyval';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { HISTORY_KEY } from './search-history.ts';

export interface SearchHistory {
  words: readonly string[];
  remove: (word: string) => void;
  clear: () => void;
}

/** What was searched on this device, newest first; kept in IndexedDB, which a session error does not clear. */
export function useSearchHistory(): SearchHistory {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    get<string[]>(HISTORY_KEY).then(
      (kept) => setWords(kept ?? []),
      () => undefined,
    );
  }, []);
  const keep = useCallback((next: string[]) => {
    setWords(next);
    keepAtOnce(HISTORY_KEY, next).catch(() => undefined);
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
