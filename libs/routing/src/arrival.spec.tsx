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
  useStartsAtTop,
  type ScreenTable,
} from './index.ts';

// A component each, as screens have: one and the same would go on from page to page with its first answer.
const probe = () => () => <p>{useStartsAtTop() ? 'from the top' : 'at a place'}</p>;
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

describe('a page', () => {
  it('starts at its top after a link, and is found again on Back and Forward', async () => {
    const router = show();
    await screen.findByText('at a place');
    await router.navigate({ to: '/playList/$id', params: { id: '1' } });
    await screen.findByText('from the top');
    router.history.back();
    await screen.findByText('at a place');
    await router.navigate({ to: '/playList/$id', params: { id: '2' } });
    await screen.findByText('from the top');
    router.history.back();
    await screen.findByText('at a place');
    expect(router.state.location.pathname).toBe('/test');
    router.history.forward();
    await screen.findByText('at a place');
  });
});
