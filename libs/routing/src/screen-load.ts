import { inBackground } from '@qingyin/http-client';
import { QueryClient, QueryObserver, type FetchQueryOptions } from '@tanstack/react-query';
import { pageHref } from './overlay-search.ts';

/** `QueryClient#fetchQuery` without its type parameters. */
type FetchQuery = (options: FetchQueryOptions) => Promise<unknown>;
type Location = Parameters<typeof pageHref>[0];

/** One run of a screen's `load`. */
export interface ScreenLoad {
  /** client over the cache of the app, for `load` */
  queryClient: QueryClient;
  /** true after the page was left: what `load` results in, also its error, is of no use */
  ended: boolean;
  page: string;
  preload: boolean;
  /** aborts the fetches that nothing else observes */
  end: () => void;
}

/** Runs whose page was not left. */
const running = new Set<ScreenLoad>();
/** the page that is shown or navigated to */
let current: string | undefined;

/**
 * Begins a run of a screen's `load`. The queries that it fetches are observed until the page is left, so that those
 * without any other observer are aborted then, by the rule of TanStack Query for components. What a preload fetches
 * are calls in the background.
 */
export function beginScreenLoad(app: QueryClient, location: Location, preload: boolean): ScreenLoad {
  const queryClient = new QueryClient({
    queryCache: app.getQueryCache(),
    mutationCache: app.getMutationCache(),
    defaultOptions: app.getDefaultOptions(),
  });
  const stops: (() => void)[] = [];
  const load: ScreenLoad = {
    queryClient,
    ended: false,
    page: pageHref(location),
    preload,
    end: () => {
      load.ended = true;
      running.delete(load);
      for (const stop of stops) stop();
    },
  };
  // All ways to fetch and prefetch call this one.
  const fetchQuery = queryClient.fetchQuery.bind(queryClient) as unknown as FetchQuery;
  const observeFetch: FetchQuery = (options) => {
    const fetched = preload ? inBackground(() => fetchQuery(options)) : fetchQuery(options);
    if (!load.ended && queryClient.getQueryState(options.queryKey)?.fetchStatus === 'fetching') {
      const { select: _select, ...query } = options as FetchQueryOptions & { select?: unknown };
      const observer = new QueryObserver(queryClient, { ...query, enabled: false });
      stops.push(observer.subscribe(() => undefined));
    }
    return fetched;
  };
  queryClient.fetchQuery = observeFetch as unknown as QueryClient['fetchQuery'];
  // Of several hovered links only the last one is worth its calls.
  if (preload) endLoads((other) => other.preload && other.page !== load.page);
  running.add(load);
  return load;
}

/** Ends the loads of pages that are not shown and that `isLeft` picks. */
function endLoads(isLeft: (load: ScreenLoad) => boolean): void {
  for (const load of running) if (load.page !== current && isLeft(load)) load.end();
}

/**
 * Ends the loads of all pages but `location`. The load that began as a preload of it goes on, because the router
 * adopts it. Runs in a task of its own: a query that the next page needs too is observed by that page then, and is
 * not fetched twice.
 */
export function leaveOtherPages(location: Location): void {
  current = pageHref(location);
  setTimeout(() => endLoads(() => true));
}
