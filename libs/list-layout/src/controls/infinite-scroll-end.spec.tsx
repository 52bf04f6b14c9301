import { renderUi } from '@qingyin/test-harness';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InfiniteScrollEnd } from './InfiniteScrollEnd.tsx';

const PAGES = 3;
let comeIntoView: () => void;
let page: (offset: number) => Promise<number>;

beforeEach(() => {
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(tell: IntersectionObserverCallback) {
      comeIntoView = () =>
        tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  page = (offset) => Promise.resolve(offset);
});
afterEach(() => vi.unstubAllGlobals());

function List() {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => page(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => (last + 1 < PAGES ? last + 1 : undefined),
    retry: false,
  });
  return (
    <>
      {query.data?.pages.map((number) => (
        <p key={number}>{`page ${number}`}</p>
      ))}
      {query.data && <InfiniteScrollEnd query={query} pending={<p>on its way</p>} />}
    </>
  );
}

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  );

it('fetches page after page as the end comes into view, until the last one', async () => {
  show();
  expect(await screen.findByText('page 0')).toBeInTheDocument();
  expect(screen.getByText('on its way')).toBeInTheDocument();
  act(() => comeIntoView());
  expect(await screen.findByText('page 1')).toBeInTheDocument();
  act(() => comeIntoView());
  expect(await screen.findByText('page 2')).toBeInTheDocument();
  expect(screen.queryByText('on its way')).toBeNull();
});

it('keeps loaded pages after a failure and fetches again on retry', async () => {
  show();
  await screen.findByText('page 0');
  page = () => Promise.reject(new Error('down'));
  act(() => comeIntoView());
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('page 0')).toBeInTheDocument();
  page = (offset) => Promise.resolve(offset);
  await userEvent.click(retry);
  expect(await screen.findByText('page 1')).toBeInTheDocument();
});
