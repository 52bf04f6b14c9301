import { QueryClient } from '@tanstack/react-query';
import { createLazyRoute, createMemoryHistory, Outlet } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { createAppRouter, type RouterDefaults } from '../create-app-router.ts';
import { listRoutes } from '../list-routes.ts';
import type { ScreenTable } from '../screen-table.ts';

const nothing = () => null;

type Pages = Partial<
  Record<'/fm' | '/playList/$id' | '/test', FunctionComponent | Promise<FunctionComponent>>
>;

/**
 * The product's router over a history in memory that begins at `/test`, for somebody who is not signed in. Of the pages
 * only those given are built; a promise is code that is on its way. Nothing is drawn around a page or while it is awaited
 * unless `views` says so.
 */
export function createTestRouter(pages: Pages, views: Partial<RouterDefaults> = {}) {
  const screens: Record<string, unknown> = Object.fromEntries(
    listRoutes({}).map(({ path }) => [path, { built: false }]),
  );
  for (const [path, component] of Object.entries(pages)) {
    const view = async () => createLazyRoute(path as '/test')({ component: await component });
    screens[path] = { built: true, view };
  }
  return createAppRouter({
    context: { queryClient: new QueryClient(), session: { get: () => ({ login: false, userId: null }) } },
    screens: screens as unknown as ScreenTable,
    defaults: {
      root: Outlet,
      pending: nothing,
      error: nothing,
      notFound: nothing,
      unbuilt: nothing,
      ...views,
    },
    history: createMemoryHistory({ initialEntries: ['/test'] }),
  });
}
