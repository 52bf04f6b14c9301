import { deviceValues } from '@qingyin/device-storage';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { registerPersistedValue, broadcastPersistedValue } from './persisted-value-channel.ts';
import { persistedKey } from './keys.ts';
import { type QueryRoot } from './query-roots.ts';
import { staleTime } from './stale-time.ts';

/**
 * A persisted value of the user's device, read through the query cache. Stored in IndexedDB, because the end of a
 * session empties local storage (docs/specification/session.md#data-that-survives).
 *
 * @param read validates a stored value; returns the default for undefined
 */
export function persistedValue<T>(root: QueryRoot, key: string, read: (kept: unknown) => T) {
  const queryKey = persistedKey(root, key);
  registerPersistedValue(queryKey, read);
  /** Query options. Never fails: without a database the default applies. */
  const query = () =>
    queryOptions({
      queryKey,
      queryFn: async () => read(await deviceValues.get(key)),
      staleTime: staleTime.forever,
      networkMode: 'always',
    });
  /** Updates the cache at once and persists the value; without persistence it lasts until the page ends. */
  const keep = async (queryClient: QueryClient, value: T): Promise<void> => {
    queryClient.setQueryData<unknown>(query().queryKey, value);
    broadcastPersistedValue(queryKey, value);
    await deviceValues.set(key, value);
  };
  return { query, keep };
}
