import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient, queryRoots, staleTime } from './index.ts';

describe('the query client', () => {
  it('marks what a successful mutation spoils as stale, and nothing else', async () => {
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

  it('leaves the cache alone when the mutation failed', async () => {
    const client = createQueryClient();
    client.setQueryData([queryRoots.library, 'liked'], [1]);
    const observer = new MutationObserver(client, {
      mutationFn: () => Promise.reject(new Error('no')),
      meta: { invalidates: [[queryRoots.library]] },
    });
    await expect(observer.mutate()).rejects.toThrow('no');
    expect(client.getQueryState([queryRoots.library, 'liked'])?.isInvalidated).toBe(false);
  });

  it('asks once and does not try again by itself', async () => {
    let calls = 0;
    const asking = createQueryClient().fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(new Error(`call ${++calls}`)),
    });
    await expect(asking).rejects.toThrow('call 1');
    expect(calls).toBe(1);
  });
});

describe('stale times', () => {
  it('are milliseconds', () => {
    expect([staleTime.seconds(3), staleTime.minutes(2)]).toEqual([3000, 120_000]);
  });
});
