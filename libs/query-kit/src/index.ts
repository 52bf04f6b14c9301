export { createQueryClient } from './create-query-client.ts';
export { syncPersistedValues } from './persisted-value-channel.ts';
export { keptValue } from './persisted-value.ts';
export { type MovePorts, movesMutation, type MoveVariables } from './order/move-mutation.ts';
export {
  inOrderOf,
  type TargetPosition,
  placesBefore,
  currentPositions,
  applyPositions,
} from './order/target-positions.ts';
export { putBack } from './order/reinsert-rows.ts';
export { queryRoots, type QueryRoot } from './query-roots.ts';
export { staleTime } from './stale-time.ts';
export {
  subscriptionMutation,
  type SubscriptionState,
  type SubscribeVariables,
  type SubscriptionPorts,
} from './subscription.ts';
