import { deviceValues } from '@qingyin/device-storage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetSearches, HISTORY_KEY, parseSearchHistory } from './search-history.ts';

export interface SearchHistory {
  queries: readonly string[];
  remove: (word: string) => void;
  clear: () => void;
}

/** Search history of this device, newest first. Persisted in IndexedDB, which a session error does not clear. */
export function useSearchHistory(): SearchHistory {
  const [queries, setQueries] = useState<string[]>([]);
  useEffect(() => {
    void deviceValues.get(HISTORY_KEY).then((kept) => setQueries(parseSearchHistory(kept)));
  }, []);
  const remove = useCallback((gone: string) => {
    setQueries((known) => known.filter((word) => word !== gone));
    forgetSearches(gone);
  }, []);
  const clear = useCallback(() => {
    setQueries([]);
    forgetSearches();
  }, []);
  return useMemo(() => ({ queries, remove, clear }), [queries, remove, clear]);
}
