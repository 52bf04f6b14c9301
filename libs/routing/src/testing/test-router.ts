import { QueryClient } from '@tanstack/react-query';
import { createLazyRoute, createMemoryHistory, Outlet } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { createAppRouter, type RouterDefaults } from '../create-app-router.ts';
import type { Screen, ScreenTable } from '../screen-table.ts';
import { blankScreens } from './blank-screens.ts';

const nothing = () => null;

type Pages = Partial<
  Record<'/fm' | '/mv' | '/playList/$id' | '/test', FunctionComponent | Promise<FunctionComponent>>
>;

/**
 * The product's router with a memory history at `/test`, for a guest. Only the given pages render something; a
 * promise is code that is still loading. Layout and pending view are empty unless given in `views`. `loads` are run
 * before their pages.
 */
export function createTestRouter(
  pages: Pages,
  views: Partial<RouterDefaults> = {},
  loads: Partial<Record<keyof Pages, Screen['load']>> = {},
  queryClient = new QueryClient(),
) {
  const screens: ScreenTable = blankScreens();
  for (const [path, component] of Object.entries(pages)) {
    const view = async () => createLazyRoute(path as '/test')({ component: await component });
    screens[path as '/test'] = { view, load: loads[path as '/test'] };
  }
  return createAppRouter({
    context: { queryClient, session: { get: () => ({ login: false, userId: null }) } },
    screens,
    defaults: {
      root: Outlet,
      pending: nothing,
      error: nothing,
      notFound: nothing,
      ...views,
    },
    history: createMemoryHistory({ initialEntries: ['/test'] }),
  });
}
