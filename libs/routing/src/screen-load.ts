import { inBackground } from '@qingyin/http-client';
import { QueryClient, QueryObserver, type FetchQueryOptions } from '@tanstack/react-query';
import { pageHref } from './overlay-search.ts';

/** `QueryClient#fetchQuery` without its type parameters. */
type FetchQuery = (options: FetchQueryOptions) => Promise<unknown>;
type Location = Parameters<typeof pageHref>[0];

/** One run of a screen's `load`. */
interface ScreenLoad {
  page: string;
  preload: boolean;
  /** functions that stop observing its queries */
  stops: (() => void)[];
}

/** Runs whose page was not left. */
const running = new Set<ScreenLoad>();
/** the page that is shown or navigated to */
let current: string | undefined;

/** Ends the loads of pages that are not shown, and of these only preloads if `preload`. */
function endLoads(preload: boolean): void {
  for (const load of running) {
    if (load.page === current || load.preload < preload) continue;
    running.delete(load);
    for (const stop of load.stops) stop();
  }
}

/**
 * Runs a screen's `load`. The queries that it fetches are observed until the page is left, so that those without any
 * other observer are aborted then, by the rule of TanStack Query for components. What a preload fetches are calls in
 * the background.
 *
 * @param load gets a client over the cache of the app
 */
export function runScreenLoad(
  app: QueryClient,
  location: Location,
  preload: boolean,
  load: (queryClient: QueryClient) => Promise<unknown> | void,
): Promise<unknown> | void {
  const queryClient = new QueryClient({
    queryCache: app.getQueryCache(),
    mutationCache: app.getMutationCache(),
    defaultOptions: app.getDefaultOptions(),
  });
  // Of several hovered links only the last one is worth its calls.
  if (preload) endLoads(true);
  const run: ScreenLoad = { page: pageHref(location), preload, stops: [] };
  running.add(run);
  // All ways to fetch and prefetch call this one.
  const fetchQuery = queryClient.fetchQuery.bind(queryClient) as unknown as FetchQuery;
  const observeFetch: FetchQuery = (options) => {
    const fetched = preload ? inBackground(() => fetchQuery(options)) : fetchQuery(options);
    if (running.has(run) && queryClient.getQueryState(options.queryKey)?.fetchStatus === 'fetching') {
      const observer = new QueryObserver(queryClient, { ...options, enabled: false });
      run.stops.push(observer.subscribe(() => undefined));
    }
    return fetched;
  };
  queryClient.fetchQuery = observeFetch as unknown as QueryClient['fetchQuery'];
  return load(queryClient);
}

/**
 * Ends the loads of all pages but `location`. The load that began as a preload of it goes on, because the router
 * adopts it. Runs in a task of its own: a query that the next page needs too is observed by that page then, and is
 * not fetched twice.
 */
export function leaveOtherPages(location: Location): void {
  current = pageHref(location);
  setTimeout(endLoads, 0, false);
}
