import { mutationOptions, type QueryKey } from '@tanstack/react-query';

/** Arguments of a subscription change. */
export interface SubscribeVariables {
  id: string;
  /** false: unsubscribe */
  subscribe: boolean;
}

/** State of a subscription in an answer. */
export interface SubscriptionState {
  /** null if the service does not say */
  subscribed: boolean | null;
  /** number of subscribers; absent if the answer has none */
  count?: number;
}

/** Access to the answer with the subscription and to the service. */
export interface SubscriptionPorts<Answer> {
  /**
   * sends the change, rejects on refusal; `t` is 1 to subscribe, 2 to unsubscribe
   * (docs/specification/contract/collecting.md#subscribe-and-follow)
   */
  send: (id: string, t: 1 | 2) => Promise<unknown>;
  /** query key of the answer that contains the subscription */
  keyOf: (id: string) => QueryKey;
  read: (answer: Answer) => SubscriptionState;
  write: (answer: Answer, subscription: SubscriptionState) => Answer;
  /** further queries to invalidate on success */
  invalidates: readonly QueryKey[];
}

/**
 * Mutation that subscribes or unsubscribes: optimistic update with a rollback of exactly this change. An answer
 * that is not cached yet is invalidated afterwards.
 */
export function subscriptionMutation<Answer>(ports: SubscriptionPorts<Answer>) {
  const { send, keyOf, read, write, invalidates } = ports;
  return mutationOptions({
    mutationFn: ({ id, subscribe }: SubscribeVariables) => send(id, subscribe ? 1 : 2),
    onMutate: async (
      { id, subscribe },
      { client },
    ): Promise<{ known: boolean; before?: SubscriptionState }> => {
      const queryKey = keyOf(id);
      if (client.getQueryData<Answer>(queryKey) === undefined) return { known: false };
      await client.cancelQueries({ queryKey, exact: true });
      const answer = client.getQueryData<Answer>(queryKey);
      // A login clears the cache during the wait: the next answer may arrive before the service has applied the
      // change.
      if (answer === undefined) return { known: false };
      const before = read(answer);
      if (before.subscribed === subscribe) return { known: true };
      const count = before.count === undefined ? undefined : before.count + (subscribe ? 1 : -1);
      client.setQueryData<Answer>(queryKey, write(answer, { subscribed: subscribe, count }));
      return { known: true, before };
    },
    onError: (_error, { id }, result, { client }) => {
      const { before } = result ?? {};
      if (before) client.setQueryData<Answer>(keyOf(id), (answer) => answer && write(answer, before));
    },
    onSuccess: (_answer, { id }, { known }, { client }) => {
      if (!known) void client.invalidateQueries({ queryKey: keyOf(id), exact: true });
    },
    meta: { invalidates },
  });
}
