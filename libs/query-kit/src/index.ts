export { createQueryClient } from './create-query-client.ts';
export { shareKeptValues } from './kept-channel.ts';
export { keptValue } from './kept-value.ts';
export { type MovePorts, movesMutation, type MoveVariables } from './order/moves.ts';
export { inOrderOf, type Place, placesBefore, presentPlaces, withPlaces } from './order/places.ts';
export { putBack } from './order/put-back.ts';
export { queryRoots, type QueryRoot } from './query-roots.ts';
export { staleTime } from './stale-time.ts';
export {
  subscriptionMutation,
  type Subscribed,
  type SubscribeVariables,
  type SubscriptionPorts,
} from './subscription.ts';
