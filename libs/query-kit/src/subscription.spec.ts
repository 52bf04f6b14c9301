import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient, subscriptionMutation } from './index.ts';

interface Answer {
  name: string;
  on: boolean;
  fans: number;
}

const keyOf = (id: string) => ['thing', id];

function setUp(send: (id: string, t: 1 | 2) => Promise<unknown>, known = true) {
  const client = createQueryClient();
  if (known) client.setQueryData<Answer>(keyOf('5'), { name: '鹿柴', on: false, fans: 10 });
  const mutation = subscriptionMutation<Answer>({
    send,
    keyOf,
    read: ({ on, fans }) => ({ subscribed: on, count: fans }),
    write: (answer, { subscribed, count = answer.fans }) => ({
      ...answer,
      on: subscribed === true,
      fans: count,
    }),
    invalidates: [['collected']],
  });
  return { client, mutate: new MutationObserver(client, mutation).mutate, now: () => answerOf(client) };
}

const answerOf = (client: QueryClient) => client.getQueryData<Answer>(keyOf('5'));

describe('subscriptionMutation', () => {
  it('updates state and count before the answer', async () => {
    const shown: (number | undefined)[] = [];
    const sent: unknown[] = [];
    const { mutate, now } = setUp((id, t) => {
      sent.push([id, t]);
      shown.push(now()?.fans);
      return Promise.resolve();
    });
    await mutate({ id: '5', subscribe: true });
    expect(shown).toEqual([11]);
    expect(sent).toEqual([['5', 1]]);
    expect(now()).toEqual({ name: '鹿柴', on: true, fans: 11 });
  });

  it('rolls back exactly its own change on refusal', async () => {
    const { client, mutate, now } = setUp(() => {
      // Another field of the answer changes meanwhile.
      client.setQueryData<Answer>(keyOf('5'), (answer) => answer && { ...answer, name: '竹里馆' });
      return Promise.reject(new Error('no'));
    });
    await expect(mutate({ id: '5', subscribe: true })).rejects.toThrow('no');
    expect(now()).toEqual({ name: '竹里馆', on: false, fans: 10 });
  });

  it('refetches an answer that was removed from the cache at its start, as by a login', async () => {
    const { client, mutate } = setUp(() => {
      // The page has fetched it again before the service applied the change.
      client.setQueryData<Answer>(keyOf('5'), { name: '鹿柴', on: false, fans: 10 });
      return Promise.resolve();
    });
    const done = mutate({ id: '5', subscribe: true });
    client.clear();
    await done;
    expect(client.getQueryState(keyOf('5'))?.isInvalidated).toBe(true);
  });

  it('does not change the count when nothing changes', async () => {
    const { mutate, now } = setUp(() => Promise.resolve());
    await mutate({ id: '5', subscribe: false });
    expect(now()?.fans).toBe(10);
  });

  it('invalidates the lists of subscriptions', async () => {
    const { client, mutate } = setUp(() => Promise.resolve());
    client.setQueryData(['collected', 'albums'], []);
    await mutate({ id: '5', subscribe: true });
    expect(client.getQueryState(['collected', 'albums'])?.isInvalidated).toBe(true);
  });

  it('does not create a missing answer', async () => {
    const { mutate, now } = setUp(() => Promise.resolve(), false);
    await mutate({ id: '5', subscribe: true });
    expect(now()).toBeUndefined();
  });
});
