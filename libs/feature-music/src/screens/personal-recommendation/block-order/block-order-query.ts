import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { parseBlockOrder } from './block-order.ts';

/** Persisted block order of the home page. */
export const { query: blockOrderQuery, keep: keepBlockOrder } = persistedValue(
  queryRoots.music,
  'home-blocks',
  parseBlockOrder,
);
