import { createHttp } from '@qingyin/http-client';
import { endpoints } from '@qingyin/contract';
import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense, type FunctionComponent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import type { ScreenLoadArgs } from './screen-table.ts';
import { createTestRouter } from './testing/test-router.ts';

/** Queries that are never answered, by key: sent and aborted ones. */
let sent: string[];
let aborted: string[];

beforeEach(() => {
  sent = [];
  aborted = [];
});

const hanging = (key: string) =>
  queryOptions({
    queryKey: [key],
    retry: false,
    queryFn: ({ signal }) => {
      sent.push(key);
      return new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(key);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    },
  });

const loading =
  (...keys: string[]) =>
  ({ queryClient }: ScreenLoadArgs<'/test'>) => {
    for (const key of keys) void queryClient.prefetchQuery(hanging(key));
  };

/** An app whose pages prefetch `mv` and `playlist`, and both of them `both`. */
async function show(MvPage: FunctionComponent = () => <p>mv</p>) {
  const queryClient = new QueryClient();
  const router = createTestRouter(
    { '/test': () => <p>test page</p>, '/mv': MvPage, '/playList/$id': () => <p>playlist</p> },
    {},
    {
      '/mv': loading('mv', 'both') as never,
      '/playList/$id': loading('playlist', 'both') as never,
    },
    queryClient,
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('test page');
  return { router, queryClient };
}

it('aborts what a page has prefetched when it is left', async () => {
  const { router } = await show();
  await router.navigate({ to: '/mv' });
  expect(sent).toEqual(['mv', 'both']);
  expect(aborted).toEqual([]);
  await router.navigate({ to: '/test' });
  await vi.waitFor(() => expect(aborted).toEqual(['mv', 'both']));
});

it('goes on with what the next page needs too', async () => {
  const { router } = await show();
  await router.navigate({ to: '/mv' });
  await router.navigate({ to: '/playList/$id', params: { id: '1' } });
  await vi.waitFor(() => expect(aborted).toEqual(['mv']));
  expect(sent).toEqual(['mv', 'both', 'playlist']);
});

it('aborts what a component shows when that is gone, whether it has rendered or suspends', async () => {
  function Suspended() {
    return useSuspenseQuery(hanging('suspended')).data;
  }
  function MvPage() {
    useQuery(hanging('mv'));
    return (
      <Suspense fallback={<p>skeleton</p>}>
        <Suspended />
      </Suspense>
    );
  }
  const { router } = await show(MvPage);
  await router.navigate({ to: '/mv' });
  await screen.findByText('skeleton');
  expect(sent).toEqual(['mv', 'both', 'suspended']);
  await router.navigate({ to: '/test' });
  await vi.waitFor(() => expect([...aborted].sort()).toEqual(['both', 'mv', 'suspended']));
  expect(sent).toHaveLength(3);
});

it('goes on with what an overlay of the same page or a user needs', async () => {
  const { router, queryClient } = await show();
  await router.navigate({ to: '/mv' });
  for (const key of ['played', 'mv']) void queryClient.prefetchQuery(hanging(key));
  await router.navigate({ to: '/mv', search: { settings: 'playback' } as never });
  expect(aborted).toEqual([]);
  await router.navigate({ to: '/test' });
  await vi.waitFor(() => expect(aborted).toEqual(['both']));
});

it('aborts a superseded navigation that waits for its data', async () => {
  const queryClient = new QueryClient();
  const router = createTestRouter(
    { '/test': () => <p>test page</p>, '/mv': () => <p>mv</p>, '/playList/$id': () => <p>playlist</p> },
    {},
    { '/mv': (async (args: ScreenLoadArgs<'/mv'>) => args.queryClient.fetchQuery(hanging('mv'))) as never },
    queryClient,
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  void router.navigate({ to: '/mv' });
  await vi.waitFor(() => expect(sent).toEqual(['mv']));
  await router.navigate({ to: '/playList/$id', params: { id: '1' } });
  await vi.waitFor(() => expect(aborted).toEqual(['mv']));
  expect(await screen.findByText('playlist')).toBeInTheDocument();
});

it('aborts the page before when the pending page has taken its place', async () => {
  const queryClient = new QueryClient();
  const router = createTestRouter(
    { '/test': () => <p>test page</p>, '/mv': () => <p>mv</p>, '/playList/$id': () => <p>playlist</p> },
    { pending: () => <p>pending</p> },
    {
      '/mv': loading('mv', 'both') as never,
      '/playList/$id': (async ({ queryClient: client }: ScreenLoadArgs<'/mv'>) => {
        void client.prefetchQuery(hanging('both'));
        await client.fetchQuery(hanging('playlist'));
      }) as never,
    },
    queryClient,
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  await router.navigate({ to: '/mv' });
  void router.navigate({ to: '/playList/$id', params: { id: '1' } });
  await screen.findByText('pending');
  await vi.waitFor(() => expect(aborted).toEqual(['mv']));
  void router.navigate({ to: '/playList/$id', params: { id: '2' } });
  await screen.findByText('pending');
  expect(sent).toEqual(['mv', 'both', 'playlist']);
});

it('aborts a preload when another link is hovered, and goes on with the one that is followed', async () => {
  const { router } = await show();
  await router.preloadRoute({ to: '/mv' });
  await router.preloadRoute({ to: '/playList/$id', params: { id: '1' } });
  expect(aborted).toEqual(['mv', 'both']);
  await router.navigate({ to: '/playList/$id', params: { id: '1' } });
  await router.preloadRoute({ to: '/mv' });
  expect(aborted).toEqual(['mv', 'both']);
  expect(sent).toEqual(['mv', 'both', 'playlist', 'both', 'mv']);
});

it('sends the calls of a preload after those of the page', async () => {
  const paths: string[] = [];
  const free: (() => void)[] = [];
  const http = createHttp({
    baseUrl: 'http://qingyin.test',
    concurrency: 2,
    fetch: (input) => {
      paths.push(new URL((input as Request).url).pathname);
      return new Promise((resolve) => free.push(() => resolve(Response.json({ code: 200 }))));
    },
  });
  const banner = queryOptions({
    queryKey: ['banner'],
    queryFn: ({ signal }) => http.call(endpoints.music.banner, { signal }),
  });
  const { signal } = new AbortController();
  const router = createTestRouter(
    { '/test': () => <p>test page</p>, '/mv': () => <p>mv</p> },
    {},
    { '/mv': (({ queryClient }: ScreenLoadArgs<'/mv'>) => void queryClient.prefetchQuery(banner)) as never },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  void http.call(endpoints.music.searchHot, { signal });
  await router.preloadRoute({ to: '/mv' });
  void http.call(endpoints.music.searchDefault, { signal });
  await vi.waitFor(() => expect(free).toHaveLength(1));
  free[0]?.();
  await vi.waitFor(() => expect(free).toHaveLength(2));
  free[1]?.();
  await vi.waitFor(() => expect(paths).toHaveLength(3));
  expect(paths).toEqual(['/api/search/hot/detail', '/api/search/default', '/api/banner']);
});
