import { inBackground } from '@qingyin/http-client';
import { preloadedQueries } from '@qingyin/query-kit';
import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pageHref } from './overlay-search.ts';

type Location = Parameters<typeof pageHref>[0];

/** The page whose `load` fetched a query last. */
const pageOf = new WeakMap<Query, string>();
/** Queries that are fetched by a command of the user, such as the songs of a play button. */
const commanded = new WeakSet<Query>();
/** whether a screen's `load` is making calls */
let loading = false;
/** the page that is shown or navigated to, and the one before it */
let current: string | undefined;
let previous: string | undefined;
/** the page whose link was hovered last */
let hovered: string | undefined;
/** queries that were fetched when the navigation to `current` began */
let leaving: Query[] = [];

const fetched = (client: QueryClient): Query[] => client.getQueryCache().findAll({ fetchStatus: 'fetching' });

/** Aborts the fetches that no component observes and no command waits for. */
function abort(queries: Query[], isLeft: (page: string | undefined) => boolean): void {
  for (const query of queries)
    if (!query.getObserversCount() && !commanded.has(query) && isLeft(pageOf.get(query)))
      void query.cancel({ revert: true });
}

/** `QueryClient#fetchQuery` without its type parameters. */
type FetchQuery = (options: FetchQueryOptions) => Promise<unknown>;

/**
 * Makes fetches outside of screens' `load` go on when pages are left, also those that join the fetch of a page: a press
 * on a play button is not withdrawn by following a link.
 */
export function keepCommandedFetches(app: QueryClient): void {
  // All ways to fetch and prefetch call this one.
  const fetch = app.fetchQuery.bind(app) as unknown as FetchQuery;
  const keepFetch: FetchQuery = (options) => {
    const result = fetch(options);
    const query = loading ? undefined : app.getQueryCache().find({ queryKey: options.queryKey });
    if (query) {
      commanded.add(query);
      const release = () => commanded.delete(query);
      result.then(release, release);
    }
    return result;
  };
  app.fetchQuery = keepFetch as unknown as QueryClient['fetchQuery'];
}

/**
 * The query client of the app, for one run of a screen's `load`. It records for which page queries are fetched through
 * it, so that they are aborted when that page is left. What a preload fetches are calls in the background, and of several
 * hovered links only the last one is worth its calls.
 */
export function queriesOfPage(app: QueryClient, location: Location, preload: boolean): QueryClient {
  const page = pageHref(location);
  if (preload) {
    abort(fetched(app), (other) => other === hovered && other !== current && other !== page);
    hovered = page;
  }
  // Queries are fetched with the client of the app itself, because some values belong to it.
  return new Proxy(app, {
    get: (client, name) => {
      const member: unknown = Reflect.get(client, name);
      if (typeof member !== 'function') return member;
      return (...args: [options?: { queryKey?: QueryKey }]) => {
        const run = (): unknown => member.apply(client, args);
        loading = true;
        try {
          return preload ? inBackground(run, () => page !== current) : run();
        } finally {
          loading = false;
          const queryKey = args[0]?.queryKey;
          const query = queryKey && client.getQueryCache().find({ queryKey });
          if (query) recordPage(query, page, preload);
        }
      };
    },
  });
}

function recordPage(query: Query, page: string, preload: boolean): void {
  pageOf.set(query, page);
  if (preload && !query.getObserversCount()) preloadedQueries.add(query);
  else preloadedQueries.delete(query);
}

/** Called when a navigation begins: remembers what the pages so far have not fetched completely. */
export function leavePage(app: QueryClient, location: Location): void {
  const page = pageHref(location);
  if (page !== current) {
    leaving = fetched(app);
    previous = current;
  }
  current = page;
}

/**
 * Resolves when the queries of a page without any data are answered or have failed. Resolves at once for a page that has
 * something to show, and for the first page of a visit, whose document contains its skeletons.
 */
export async function firstAnswers(app: QueryClient, location: Location): Promise<void> {
  const page = pageHref(location);
  const queries = app.getQueryCache().findAll({ predicate: (query) => pageOf.get(query) === page });
  if (previous === undefined || queries.some(({ state }) => state.data !== undefined)) return;
  await Promise.allSettled(queries.map(({ promise }) => promise));
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
