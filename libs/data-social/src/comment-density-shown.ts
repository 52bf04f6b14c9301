import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Persisted value: whether the seek bar shows the density of comments; true by default. */
export const commentDensityShown = persistedValue(queryRoots.social, 'heat-shown', (kept) => kept !== false);
