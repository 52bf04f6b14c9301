import type { QueryClient } from '@tanstack/react-query';
import { keptOrders, type KeptOrders } from './kept-orders.ts';
import type { OrderWish } from './order-wish.ts';

/** Maximum number of stored orders; the one changed longest ago is dropped. */
const MOST = 200;

/** Copy of `orders` with the order of one list set; the list's own order is not stored. */
export function withOrder(orders: KeptOrders, list: string, wish: OrderWish): KeptOrders {
  const others = Object.entries(orders).filter(([name]) => name !== list);
  const special = wish.sort !== null || wish.words.trim() !== '';
  return Object.fromEntries(special ? [...others, [list, wish] as const].slice(-MOST) : others);
}

/** Persists a list's sort order and filter on this device. */
export async function keepOrder(client: QueryClient, list: string, wish: OrderWish): Promise<void> {
  const { queryKey } = keptOrders.query();
  const here = client.getQueryData(queryKey);
  // Reads the storage again, as another tab may have written to it; if storing fails, the cache of this page is
  // used.
  const there = await client.fetchQuery({ ...keptOrders.query(), staleTime: 0 });
  await keptOrders.keep(client, withOrder({ ...here, ...there }, list, wish));
}
