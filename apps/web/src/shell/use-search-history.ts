import { deviceValues } from '@qingyin/device-storage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetSearches, HISTORY_KEY, readWords } from './search-history.ts';

export interface SearchHistory {
  words: readonly string[];
  remove: (word: string) => void;
  clear: () => void;
}

/** Search history of this device, newest first. Persisted in IndexedDB, which a session error does not clear. */
export function useSearchHistory(): SearchHistory {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    void deviceValues.get(HISTORY_KEY).then((kept) => setWords(readWords(kept)));
  }, []);
  const remove = useCallback((gone: string) => {
    setWords((known) => known.filter((word) => word !== gone));
    forgetSearches(gone);
  }, []);
  const clear = useCallback(() => {
    setWords([]);
    forgetSearches();
  }, []);
  return useMemo(() => ({ words, remove, clear }), [words, remove, clear]);
}
