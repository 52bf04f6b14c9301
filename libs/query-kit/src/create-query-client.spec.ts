import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient, queryRoots, staleTime } from './index.ts';

describe('createQueryClient', () => {
  it('invalidates the queries listed by a successful mutation, and no others', async () => {
    const client = createQueryClient();
    client.setQueryData([queryRoots.library, 'liked'], [1]);
    client.setQueryData([queryRoots.music, 'banners'], []);
    const observer = new MutationObserver(client, {
      mutationFn: () => Promise.resolve('done'),
      meta: { invalidates: [[queryRoots.library]] },
    });
    await observer.mutate();
    expect(client.getQueryState([queryRoots.library, 'liked'])?.isInvalidated).toBe(true);
    expect(client.getQueryState([queryRoots.music, 'banners'])?.isInvalidated).toBe(false);
  });

  it('invalidates nothing when the mutation failed', async () => {
    const client = createQueryClient();
    client.setQueryData([queryRoots.library, 'liked'], [1]);
    const observer = new MutationObserver(client, {
      mutationFn: () => Promise.reject(new Error('no')),
      meta: { invalidates: [[queryRoots.library]] },
    });
    await expect(observer.mutate()).rejects.toThrow('no');
    expect(client.getQueryState([queryRoots.library, 'liked'])?.isInvalidated).toBe(false);
  });

  it('does not retry failed queries', async () => {
    let calls = 0;
    const asking = createQueryClient().fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(new Error(`call ${++calls}`)),
    });
    await expect(asking).rejects.toThrow('call 1');
    expect(calls).toBe(1);
  });
});

describe('staleTime', () => {
  it('gives stale times in milliseconds', () => {
    expect([staleTime.seconds(3), staleTime.minutes(2)]).toEqual([3000, 120_000]);
  });
});
