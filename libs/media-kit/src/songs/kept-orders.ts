import { keptValue, queryRoots } from '@qingyin/query-kit';
import type { OrderWish } from './order-wish.ts';
import { sortColumns } from './song-sort.ts';

/** How lists were left, by list; the one that was changed last comes last. Those in their own order have no entry. */
export type KeptOrders = Readonly<Record<string, OrderWish>>;

export const asItIs: OrderWish = { sort: null, words: '' };

/** What was kept of one list, made safe; `asItIs` itself where nothing was. */
export function orderOf(entry: OrderWish | undefined): OrderWish {
  if (!entry) return asItIs;
  const { sort = null, words } = entry;
  return {
    sort: sort && sortColumns.includes(sort.column) ? sort : null,
    words: typeof words === 'string' ? words : '',
  };
}

/** The orders in which this device shows lists of songs: all of them are read once, so that lists come as they stay. */
export const keptOrders = keptValue(queryRoots.library, 'song-orders', (kept) =>
  kept && typeof kept === 'object' ? (kept as KeptOrders) : {},
);
