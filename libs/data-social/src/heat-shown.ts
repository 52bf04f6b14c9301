import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Whether the seek bar shows where people comment; it does until somebody says otherwise. */
export const heatShown = keptValue(queryRoots.social, 'heat-shown', (kept) => kept !== false);
