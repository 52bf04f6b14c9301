import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** One list per query: asking the browser anew on every render is dear. */
function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (!list) lists.set(query, (list = window.matchMedia(query)));
  return list;
}

/** For specs that give the window another size. */
export const forgetMediaQueries = (): void => lists.clear();

/** Whether the window matches a media query, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/** Up to here tabs stand at the bottom and menus come as sheets (look.md, Space and shape). */
export const PHONE_QUERY = '(max-width: 719.98px)';

/** Whether this is a phone's width. */
export const usePhone = (): boolean => useMediaQuery(PHONE_QUERY);
