import { render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  createAppRouter,
  createLazyRoute,
  createMemoryHistory,
  listRoutes,
  Outlet,
  RouterProvider,
  useArrival,
  type ScreenTable,
} from './index.ts';

// A component each, as screens have: one and the same would go on from page to page with its first answer.
const probe = () => () => <p>{useArrival()}</p>;
const nothing = () => null;
const built = (path: '/playList/$id' | '/test') => ({
  built: true,
  view: () => Promise.resolve(createLazyRoute(path)({ component: probe() })),
});

function show() {
  const screens = Object.fromEntries(listRoutes({}).map(({ path }) => [path, { built: false }]));
  Object.assign(screens, { '/playList/$id': built('/playList/$id'), '/test': built('/test') });
  const router = createAppRouter({
    context: { queryClient: new QueryClient(), session: { get: () => ({ login: false, userId: null }) } },
    screens: screens as unknown as ScreenTable,
    defaults: { root: Outlet, pending: nothing, error: nothing, notFound: nothing, unbuilt: nothing },
    history: createMemoryHistory({ initialEntries: ['/test'] }),
  });
  render(<RouterProvider router={router} />);
  return router;
}

const scrollTo = (y: number) => Object.assign(window, { scrollY: y });

describe('a page', () => {
  it('knows a link from a return to a place on it', async () => {
    const router = show();
    await screen.findByText('return');
    scrollTo(400);
    await router.navigate({ to: '/playList/$id', params: { id: '1' } });
    await screen.findByText('link');
    router.history.back();
    await screen.findByText('return');
    await router.navigate({ to: '/playList/$id', params: { id: '2' } });
    await screen.findByText('link');
    router.history.back();
    await screen.findByText('return');
    router.history.forward();
    await screen.findByText('return');
    expect(router.state.location.pathname).toBe('/playList/2');
  });

  it('that was left at its top has no place to be found again', async () => {
    const router = show();
    await screen.findByText('return');
    scrollTo(0);
    await router.navigate({ to: '/playList/$id', params: { id: '1' } });
    await screen.findByText('link');
    scrollTo(400);
    router.history.back();
    await screen.findByText('link');
    expect(router.state.location.pathname).toBe('/test');
  });
});
