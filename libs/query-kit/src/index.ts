export { createQueryClient } from './create-query-client.ts';
export { queryRoots, type QueryRoot } from './query-roots.ts';
export { staleTime } from './stale-time.ts';
