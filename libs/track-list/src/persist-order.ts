import type { QueryClient } from '@tanstack/react-query';
import { persistedOrders, type PersistedOrders } from './persisted-orders.ts';
import type { RequestedOrder } from './requested-order.ts';

/** Maximum number of stored orders; the one changed longest ago is dropped. */
const MOST = 200;

/** Copy of `orders` with the order of one list set; the list's own order is not stored. */
export function withOrder(orders: PersistedOrders, list: string, order: RequestedOrder): PersistedOrders {
  const others = Object.entries(orders).filter(([name]) => name !== list);
  const special = order.sort !== null || order.words.trim() !== '';
  return Object.fromEntries(special ? [...others, [list, order] as const].slice(-MOST) : others);
}

/** Persists a list's sort order and filter on this device. */
export async function persistOrder(client: QueryClient, list: string, order: RequestedOrder): Promise<void> {
  const { queryKey } = persistedOrders.query();
  const here = client.getQueryData(queryKey);
  // Reads the storage again, as another tab may have written to it; if storing fails, the cache of this page is
  // used.
  const there = await client.fetchQuery({ ...persistedOrders.query(), staleTime: 0 });
  await persistedOrders.keep(client, withOrder({ ...here, ...there }, list, order));
}
