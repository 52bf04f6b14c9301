import { type QueryKey, useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { UseSuspenseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

interface PageOfItems<Item> {
  items: readonly Item[];
  total: number;
}

type ItemOf<Answer extends PageOfItems<unknown>> = Answer['items'][number];

/** A list of any length whose pages are fetched as they come into view. */
export interface PagedList<Item, Answer> {
  /** the first page, with what it says about all of them */
  first: Answer;
  count: number;
  /** undefined until its page has arrived */
  at: (index: number) => Item | undefined;
  /** fetches the pages from `start` to `end` (inclusive); stable */
  want: (start: number, end: number) => void;
  /** items from `start` to `end` (exclusive), fetching missing pages; rejects if one fails */
  load: (start: number, end: number) => Promise<Item[]>;
  /** fetches failed pages again; null if none failed */
  retry: (() => void) | null;
}

/** Properties of a page's query whose change renders the list. */
const ARRIVAL: ('data' | 'isError')[] = ['data', 'isError'];

/**
 * Pages of a list by index. Suspends until the first page has arrived; later pages leave gaps until they arrive.
 *
 * @param queryOf query of a page, from 0; a stable function until the list is another one
 * @param size items of a page
 */
export function usePagedList<Answer extends PageOfItems<unknown>, Key extends QueryKey>(
  queryOf: (page: number) => UseSuspenseQueryOptions<Answer, Error, Answer, Key>,
  size: number,
): PagedList<ItemOf<Answer>, Answer> {
  type Item = ItemOf<Answer>;
  const queryClient = useQueryClient();
  const { data: first } = useSuspenseQuery(queryOf(0));
  const count = first.total;
  const [[from, to], setRange] = useState<[number, number]>([0, 0]);
  const pages = useMemo(
    () =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
        (page) => page === 0 || page * size < count,
      ),
    [from, to, size, count],
  );
  // `at` reads the pages from the cache, so nothing else says that the arrival of one has to be rendered.
  const results = useQueries({
    queries: pages.map((page) => ({ ...queryOf(page), notifyOnChangeProps: ARRIVAL })),
  });
  const failed = results.filter(({ isError }) => isError);
  const at = useCallback(
    (index: number): Item | undefined =>
      queryClient.getQueryData<Answer>(queryOf(Math.floor(index / size)).queryKey)?.items[index % size],
    [queryClient, queryOf, size],
  );
  const want = useCallback(
    (start: number, end: number) => {
      const next: [number, number] = [
        Math.max(0, Math.floor(start / size)),
        Math.floor(Math.max(end, 0) / size),
      ];
      setRange((last) => (last[0] === next[0] && last[1] === next[1] ? last : next));
    },
    [size],
  );
  const load = useCallback(
    async (start: number, end: number): Promise<Item[]> => {
      const last = Math.min(end, count);
      const wanted = Array.from(
        { length: Math.ceil(last / size) - Math.floor(start / size) },
        (_, at) => Math.floor(start / size) + at,
      );
      const answers = await Promise.all(wanted.map((page) => queryClient.fetchQuery(queryOf(page))));
      const firstIndex = Math.floor(start / size) * size;
      return answers.flatMap(({ items }) => items).slice(start - firstIndex, last - firstIndex);
    },
    [queryClient, queryOf, size, count],
  );
  return {
    first,
    count,
    at,
    want,
    load,
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null,
  };
}
