import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { staleTime } from './stale-time.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** keys (or roots) of queries that become stale when the mutation succeeds */
      invalidates?: readonly QueryKey[];
    };
  }
}

// Notifies in a microtask, before the next paint: with the default timer a pressed checkbox would flicker back for
// a frame.
notifyManager.setScheduler(queueMicrotask);

/** Time that unused answers stay in the cache, ms. */
const KEPT_MS = staleTime.minutes(10);

/**
 * Creates the query client with the cache policy: no retries (errors offer a retry button), no refetch on window
 * focus, answers fresh for a minute unless a query says otherwise. Mutations list the queries they invalidate in
 * `meta.invalidates`.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        const keys = mutation.meta?.invalidates ?? [];
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: staleTime.minutes(1),
        gcTime: KEPT_MS,
        // A device without internet access can still reach a server in its network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
