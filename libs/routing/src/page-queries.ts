import { inBackground } from '@qingyin/http-client';
import { QueryClient, type FetchQueryOptions, type Query } from '@tanstack/react-query';
import { pageHref } from './overlay-search.ts';

/** `QueryClient#fetchQuery` without its type parameters. */
type FetchQuery = (options: FetchQueryOptions) => Promise<unknown>;
type Location = Parameters<typeof pageHref>[0];

/** The page whose `load` fetched a query last. */
const pageOf = new WeakMap<Query, string>();
/** the page that is shown or navigated to */
let current: string | undefined;
/** the page whose link was hovered last */
let hovered: string | undefined;
/** queries that were fetched when the navigation to `current` began */
let leaving: Query[] = [];

const fetched = (client: QueryClient): Query[] => client.getQueryCache().findAll({ fetchStatus: 'fetching' });

/** Aborts the fetches that no component observes. */
function abort(queries: Query[], isLeft: (page: string | undefined) => boolean): void {
  for (const query of queries)
    if (!query.getObserversCount() && isLeft(pageOf.get(query))) void query.cancel({ revert: true });
}

/**
 * Query client for one run of a screen's `load`, over the cache of the app. It records for which page the queries are
 * fetched, so that they are aborted when that page is left. What a preload fetches are calls in the background, and
 * of several hovered links only the last one is worth its calls.
 */
export function queriesOfPage(app: QueryClient, location: Location, preload: boolean): QueryClient {
  const page = pageHref(location);
  const client = new QueryClient({
    queryCache: app.getQueryCache(),
    mutationCache: app.getMutationCache(),
    defaultOptions: app.getDefaultOptions(),
  });
  if (preload) {
    abort(fetched(app), (other) => other === hovered && other !== current && other !== page);
    hovered = page;
  }
  // All ways to fetch and prefetch call this one.
  const fetch = client.fetchQuery.bind(client) as unknown as FetchQuery;
  const recordFetch: FetchQuery = (options) => {
    const result = preload ? inBackground(() => fetch(options)) : fetch(options);
    const query = app.getQueryCache().find({ queryKey: options.queryKey });
    if (query) pageOf.set(query, page);
    return result;
  };
  client.fetchQuery = recordFetch as unknown as QueryClient['fetchQuery'];
  return client;
}

/** Called when a navigation begins: remembers what the pages so far have not fetched completely. */
export function leavePage(app: QueryClient, location: Location): void {
  const page = pageHref(location);
  if (page !== current) leaving = fetched(app);
  current = page;
}

/**
 * Called when the content of the earlier page is gone. Aborts its fetches, by the rule of TanStack Query for
 * components: unless something observes them. Components that suspend observe nothing; they would fetch again at
 * once if this were called while they are shown.
 */
export function abortLeft(): void {
  const queries = leaving.filter((query) => pageOf.has(query) || 'suspense' in query.options);
  abort(queries, (page) => page !== current);
  leaving = [];
}
