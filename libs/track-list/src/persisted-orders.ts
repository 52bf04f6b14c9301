import { persistedValue, queryRoots } from '@qingyin/query-kit';
import type { RequestedOrder } from './requested-order.ts';
import { sortColumns } from './song-sort.ts';

/** Stored orders by list, the one changed last at the end. Lists in their own order have no entry. */
export type PersistedOrders = Readonly<Record<string, RequestedOrder>>;

/** The list's own order without a filter. */
export const defaultOrder: RequestedOrder = { sort: null, words: '' };

/** Validates the stored order of a list; returns `defaultOrder` itself without an entry. */
export function parseOrder(entry: RequestedOrder | undefined): RequestedOrder {
  if (!entry) return defaultOrder;
  const { sort = null, words } = entry;
  return {
    sort: sort && sortColumns.includes(sort.column) ? sort : null,
    words: typeof words === 'string' ? words : '',
  };
}

/**
 * Sort orders and filters of song lists on this device. All are read at once, so that lists render in their final
 * order.
 */
export const persistedOrders = persistedValue(queryRoots.library, 'song-orders', (kept) =>
  kept && typeof kept === 'object' ? (kept as PersistedOrders) : {},
);
