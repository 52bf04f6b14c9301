import type { QueryClient } from '@tanstack/react-query';
import { persistedOrders } from './persisted-orders.ts';
import { persistedDisplayOptions } from './display-options.ts';

/** Prefetches the stored display options and orders of song tables, so that tables render in their final form. */
export function prefetchTableSettings(client: QueryClient): void {
  void client.prefetchQuery(persistedDisplayOptions.query());
  void client.prefetchQuery(persistedOrders.query());
}
