import type { QueryClient } from '@tanstack/react-query';
import { keptOrders, type KeptOrders } from './kept-orders.ts';
import type { OrderWish } from './order-wish.ts';

/** Lists that are remembered; of more, the one that was changed longest ago is forgotten. */
const MOST = 200;

/** `orders` with the order of one list; its own order is no entry. */
export function withOrder(orders: KeptOrders, list: string, wish: OrderWish): KeptOrders {
  const others = Object.entries(orders).filter(([name]) => name !== list);
  const special = wish.sort !== null || wish.words.trim() !== '';
  return Object.fromEntries(special ? [...others, [list, wish] as const].slice(-MOST) : others);
}

/** Remembers on this device how the listener left a list. */
export async function keepOrder(client: QueryClient, list: string, wish: OrderWish): Promise<void> {
  const { queryKey } = keptOrders.query();
  const here = client.getQueryData(queryKey);
  // Another window may have kept something meanwhile; where nothing can be kept, this page knows best.
  const there = await client.fetchQuery({ ...keptOrders.query(), staleTime: 0 });
  await keptOrders.keep(client, withOrder({ ...here, ...there }, list, wish));
}
