import type { QueryClient } from '@tanstack/react-query';
import { keptOrders } from './kept-orders.ts';
import { tableLook } from './table-look.ts';

/** Prefetches the stored display options and orders of song tables, so that tables render in their final form. */
export function prefetchTable(client: QueryClient): void {
  void client.prefetchQuery(tableLook.query());
  void client.prefetchQuery(keptOrders.query());
}
