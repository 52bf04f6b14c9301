import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Persisted value: whether the seek bar shows the density of comments; true by default. */
export const commentDensityShown = keptValue(queryRoots.social, 'heat-shown', (kept) => kept !== false);
