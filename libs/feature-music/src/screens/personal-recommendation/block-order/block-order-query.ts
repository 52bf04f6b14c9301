import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { parseHomeLayout } from './block-order.ts';

/** Persisted order of the home page's blocks, and those that are hidden. */
export const { query: homeLayoutQuery, keep: keepHomeLayout } = persistedValue(
  queryRoots.music,
  'home-blocks',
  parseHomeLayout,
);
