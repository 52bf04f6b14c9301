import { mutationOptions, type QueryKey } from '@tanstack/react-query';

export interface SubscribeVariables {
  id: string;
  /** false undoes */
  subscribe: boolean;
}

/** What an answer says about the subscription of its thing. */
export interface Subscribed {
  /** null where the service did not say */
  subscribed: boolean | null;
  /** how many people did; absent where the answer does not count them */
  count?: number;
}

export interface SubscriptionPorts<Answer> {
  /** asks the service, rejects when it refuses; `t` is 1 to subscribe, 2 to undo (contract page, 3.3) */
  send: (id: string, t: 1 | 2) => Promise<unknown>;
  /** key of the answer that shows the subscription */
  keyOf: (id: string) => QueryKey;
  read: (answer: Answer) => Subscribed;
  write: (answer: Answer, subscription: Subscribed) => Answer;
  /** other queries that are stale once it is done */
  invalidates: readonly QueryKey[];
}

/**
 * Subscribes to a thing or undoes it: shown at once, and exactly that is undone when the service says no. An answer
 * that was not there yet is asked for anew.
 */
export function subscriptionMutation<Answer>(ports: SubscriptionPorts<Answer>) {
  const { send, keyOf, read, write, invalidates } = ports;
  return mutationOptions({
    mutationFn: ({ id, subscribe }: SubscribeVariables) => send(id, subscribe ? 1 : 2),
    onMutate: async ({ id, subscribe }, { client }): Promise<{ known: boolean; before?: Subscribed }> => {
      const queryKey = keyOf(id);
      if (client.getQueryData<Answer>(queryKey) === undefined) return { known: false };
      await client.cancelQueries({ queryKey, exact: true });
      const answer = client.getQueryData<Answer>(queryKey);
      // A login throws all answers away while this waits: the next one may come before the service is done.
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
