import { deviceValues } from '@qingyin/device-storage';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readsKept, tellKept } from './kept-channel.ts';
import { keptKey } from './keys.ts';
import { type QueryRoot } from './query-roots.ts';
import { staleTime } from './stale-time.ts';

/**
 * Something this device remembers for its user. It is in IndexedDB, since a session's end empties local storage
 * (screens.md, decision 2), and read through the query cache.
 *
 * @param read makes what was kept safe; given undefined it answers what holds for a newcomer
 */
export function keptValue<T>(root: QueryRoot, key: string, read: (kept: unknown) => T) {
  const queryKey = keptKey(root, key);
  readsKept(queryKey, read);
  /** Never fails: without a database the newcomer's value holds. */
  const query = () =>
    queryOptions({
      queryKey,
      queryFn: async () => read(await deviceValues.get(key)),
      staleTime: staleTime.forever,
      networkMode: 'always',
    });
  /** Shows the value at once and keeps it; where nothing can be kept it lasts as long as the page. */
  const keep = async (queryClient: QueryClient, value: T): Promise<void> => {
    queryClient.setQueryData<unknown>(query().queryKey, value);
    tellKept(queryKey, value);
    await deviceValues.set(key, value);
  };
  return { query, keep };
}
