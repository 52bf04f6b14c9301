import { queryRoots, staleTime } from '@qingyin/query-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { type HomeBlock, readOrder } from './block-order.ts';

/** In IndexedDB, since a session's end empties local storage (screens.md, decision 2). */
const KEY = 'home-blocks';

/** The user's order of the home page. Never fails: without a database the usual order holds. */
export const blockOrderQuery = () =>
  queryOptions({
    queryKey: [queryRoots.music, 'home-blocks'],
    queryFn: () => get<unknown>(KEY).then(readOrder, () => readOrder(null)),
    staleTime: staleTime.forever,
    networkMode: 'always',
  });

/** Shows the order at once and keeps it; where nothing can be kept it lasts as long as the page. */
export async function keepBlockOrder(queryClient: QueryClient, order: HomeBlock[]): Promise<void> {
  queryClient.setQueryData(blockOrderQuery().queryKey, order);
  await set(KEY, order).catch(() => undefined);
}
