import type { QueryClient } from '@tanstack/react-query';
import { keptOrders } from './kept-orders.ts';
import { tableLook } from './table-look.ts';

/** Reads what this device remembers of tables of songs before one is drawn, so that it comes as it stays. */
export function prefetchTable(client: QueryClient): void {
  void client.prefetchQuery(tableLook.query());
  void client.prefetchQuery(keptOrders.query());
}
