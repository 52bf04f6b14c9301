import { QueryClient } from '@tanstack/react-query';
import { createLazyRoute, createMemoryHistory, Outlet } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { createAppRouter, type RouterDefaults } from '../create-app-router.ts';
import { listRoutes } from '../list-routes.ts';
import type { ScreenTable } from '../screen-table.ts';

const nothing = () => null;

/**
 * The product's router over a history in memory that begins at `/test`, for somebody who is not signed in. Of the pages
 * only those given are built; `root` is the bare outlet unless another is given.
 */
export function createTestRouter(
  pages: Partial<Record<'/fm' | '/playList/$id' | '/test', FunctionComponent>>,
  root: RouterDefaults['root'] = Outlet,
) {
  const screens: Record<string, unknown> = Object.fromEntries(
    listRoutes({}).map(({ path }) => [path, { built: false }]),
  );
  for (const [path, component] of Object.entries(pages)) {
    const view = () => Promise.resolve(createLazyRoute(path as '/test')({ component }));
    screens[path] = { built: true, view };
  }
  return createAppRouter({
    context: { queryClient: new QueryClient(), session: { get: () => ({ login: false, userId: null }) } },
    screens: screens as unknown as ScreenTable,
    defaults: { root, pending: nothing, error: nothing, notFound: nothing, unbuilt: nothing },
    history: createMemoryHistory({ initialEntries: ['/test'] }),
  });
}
