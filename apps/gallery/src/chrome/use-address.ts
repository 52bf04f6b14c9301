import { useCallback, useEffect, useState } from 'react';
import { type Address, queryOf, readAddress } from '../address.ts';

/** The gallery's state, which is in the address, and a function that changes parts of it. */
export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const [query, setQuery] = useState(location.search);
  useEffect(() => {
    const follow = () => setQuery(location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const address = readAddress(query);
  const go = useCallback((change: Partial<Address>) => {
    const next = queryOf({ ...readAddress(location.search), ...change });
    history.pushState(null, '', next);
    setQuery(next);
  }, []);
  return [address, go];
}
