import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadedQueries } from './preloaded-queries.ts';
import { SLOW_MS, watchSlowFetches } from './watch-slow-fetches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A client with a query that waits until it is answered or refused, and the reports about it. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onChange = vi.fn();
  let answer: (value: string) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const fetch = (key: string) =>
    void client.prefetchQuery({
      queryKey: [key],
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          answer = resolve;
          refuse = reject;
        }),
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    client,
    onChange,
    fetch,
    answer: async () => (answer('data'), settle()),
    refuse: async () => (refuse(new Error('refused')), settle()),
  };
}

it('reports a fetch that takes ten seconds, and its end', async () => {
  const { client, onChange, fetch, answer } = setUp();
  watchSlowFetches(client, onChange);
  fetch('one');
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onChange).toHaveBeenLastCalledWith(true);
  await answer();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('does not report what is fetched for a hovered link only', async () => {
  const { client, onChange, fetch } = setUp();
  watchSlowFetches(client, onChange);
  fetch('one');
  for (const query of client.getQueryCache().getAll()) preloadedQueries.add(query);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(onChange).not.toHaveBeenCalled();
});

it('reports the end of a fetch that fails, is aborted or forgotten', async () => {
  const ends = [
    async ({ refuse }: ReturnType<typeof setUp>) => refuse(),
    async ({ client }: ReturnType<typeof setUp>) => client.cancelQueries(),
    async ({ client }: ReturnType<typeof setUp>) => client.clear(),
  ];
  for (const end of ends) {
    const each = setUp();
    watchSlowFetches(each.client, each.onChange);
    each.fetch('one');
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    await end(each);
    expect(each.onChange.mock.calls).toEqual([[true], [false]]);
  }
});

it('says nothing about fetches that are fast or refresh what is shown', async () => {
  const { client, onChange, fetch, answer } = setUp();
  watchSlowFetches(client, onChange);
  fetch('one');
  await answer();
  void client.refetchQueries({ queryKey: ['one'] });
  await vi.advanceTimersByTimeAsync(2 * SLOW_MS);
  expect(onChange).not.toHaveBeenCalled();
});

it('counts a fetch that began earlier, and reports several ones as one', async () => {
  const { client, onChange, fetch, answer } = setUp();
  fetch('one');
  watchSlowFetches(client, onChange);
  fetch('two');
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  await answer();
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('stops', async () => {
  const { client, onChange, fetch } = setUp();
  const stop = watchSlowFetches(client, onChange);
  fetch('one');
  stop();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(onChange).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
