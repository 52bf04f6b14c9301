import type { Query, QueryClient } from '@tanstack/react-query';
import { preloadedQueries } from './preloaded-queries.ts';

/** Time after which a fetch without earlier data counts as slow, ms. */
export const SLOW_MS = 10_000;

/**
 * Reports whether something waits for its first data for longer than 10 s, hovered links excepted. Fetches that are under way
 * at the time of the call count from then on.
 *
 * @param onChange called with every change, false at first is not reported
 * @returns function that stops watching
 */
export function watchSlowFetches(client: QueryClient, onChange: (isSlow: boolean) => void): () => void {
  const cache = client.getQueryCache();
  const timers = new Map<Query, ReturnType<typeof setTimeout>>();
  const slow = new Set<Query>();
  const report = (change: () => void): void => {
    const before = slow.size > 0;
    change();
    if (before !== slow.size > 0) onChange(!before);
  };
  const look = (query: Query, isRemoved: boolean): void => {
    const waits = !isRemoved && query.state.fetchStatus === 'fetching' && query.state.data === undefined;
    if (waits === timers.has(query)) return;
    clearTimeout(timers.get(query));
    timers.delete(query);
    if (waits)
      timers.set(
        query,
        setTimeout(() => preloadedQueries.has(query) || report(() => slow.add(query)), SLOW_MS),
      );
    else report(() => slow.delete(query));
  };
  for (const query of cache.getAll()) look(query, false);
  const stop = cache.subscribe(({ query, type }) => look(query, type === 'removed'));
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
