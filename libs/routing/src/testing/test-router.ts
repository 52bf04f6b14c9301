import { QueryClient } from '@tanstack/react-query';
import { createLazyRoute, createMemoryHistory, Outlet } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { createAppRouter, type RouterDefaults } from '../create-app-router.ts';
import type { ScreenTable } from '../screen-table.ts';
import { blankScreens } from './blank-screens.ts';

const nothing = () => null;

type Pages = Partial<
  Record<'/fm' | '/playList/$id' | '/test', FunctionComponent | Promise<FunctionComponent>>
>;

/**
 * The product's router with a memory history at `/test`, for a guest. Only the given pages render something; a
 * promise is code that is still loading. Layout and pending view are empty unless given in `views`.
 */
export function createTestRouter(pages: Pages, views: Partial<RouterDefaults> = {}) {
  const screens: ScreenTable = blankScreens();
  for (const [path, component] of Object.entries(pages)) {
    const view = async () => createLazyRoute(path as '/test')({ component: await component });
    screens[path as '/test'] = { view };
  }
  return createAppRouter({
    context: { queryClient: new QueryClient(), session: { get: () => ({ login: false, userId: null }) } },
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
