import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { staleTime } from './stale-time.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** keys (or roots) whose queries are stale once the mutation succeeded */
      invalidates?: readonly QueryKey[];
    };
  }
}

// Before the browser paints: by a timer, its usual way, a pressed box would be seen unpressed again for a frame.
notifyManager.setScheduler(queueMicrotask);

/** How long an unused answer stays in memory, ms. */
const KEPT_MS = staleTime.minutes(10);

/**
 * The one cache policy: no retries (an error shows its own "retry"), nothing refetched because a window got the
 * focus, answers fresh for a minute unless a query says otherwise. Mutations name what they spoil in
 * `meta.invalidates`; this client acts on it.
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
        // A machine without internet still reaches a server in its own network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
