import { render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import {
  createAppRouter,
  createLazyRoute,
  createMemoryHistory,
  listRoutes,
  Outlet,
  RouterProvider,
  type ScreenTable,
} from './index.ts';

const nothing = () => null;
const built = (path: '/fm' | '/test', words: string) => ({
  built: true,
  view: () => Promise.resolve(createLazyRoute(path)({ component: () => <p>{words}</p> })),
});

it('a page that was scrolled before the router took it for drawn is found again by Back where it was', async () => {
  const screens = Object.fromEntries(listRoutes({}).map(({ path }) => [path, { built: false }]));
  Object.assign(screens, { '/fm': built('/fm', 'radio'), '/test': built('/test', 'test page') });
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => Object.assign(window, { scrollY: top }));
  vi.stubGlobal('scrollTo', scrollTo);
  const router = createAppRouter({
    context: { queryClient: new QueryClient(), session: { get: () => ({ login: false, userId: null }) } },
    screens: screens as unknown as ScreenTable,
    defaults: { root: Outlet, pending: nothing, error: nothing, notFound: nothing, unbuilt: nothing },
    history: createMemoryHistory({ initialEntries: ['/test'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  // A hand that is faster than the router: it scrolls while the page comes, and no event follows once it is drawn.
  scrollTo.mockImplementation(() => Object.assign(window, { scrollY: 400 }));
  await router.navigate({ to: '/fm' });
  await screen.findByText('radio');
  scrollTo.mockImplementation(({ top }) => Object.assign(window, { scrollY: top }));
  await router.navigate({ to: '/test' });
  await screen.findByText('test page');
  scrollTo.mockClear();
  router.history.back();
  await screen.findByText('radio');
  expect(scrollTo.mock.lastCall?.[0]).toMatchObject({ top: 400 });
  vi.unstubAllGlobals();
});
