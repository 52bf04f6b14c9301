export { createQueryClient } from './create-query-client.ts';
export { preloadedQueries } from './preloaded-queries.ts';
export { syncPersistedValues } from './persisted-value-channel.ts';
export { persistedValue } from './persisted-value.ts';
export { type MovePorts, moveMutation, type MoveVariables } from './order/move-mutation.ts';
export {
  sortByOrder,
  type TargetPosition,
  positionsBefore,
  currentPositions,
  applyPositions,
} from './order/target-positions.ts';
export { reinsertRows } from './order/reinsert-rows.ts';
export { queryRoots, type QueryRoot } from './query-roots.ts';
export { staleTime } from './stale-time.ts';
export {
  subscriptionMutation,
  type SubscriptionState,
  type SubscribeVariables,
  type SubscriptionPorts,
} from './subscription.ts';
export { SLOW_MS, watchSlowFetches } from './watch-slow-fetches.ts';
