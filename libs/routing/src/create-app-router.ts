import { basePath } from '@qingyin/device-storage';
import {
  createRouter,
  type AnyRoute,
  type ErrorComponentProps,
  type LazyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { watchNavigationTypes } from './navigation-type.ts';
import type { UntypedScreen, RouterContext } from './context.ts';
import { holdUntilRendered } from './hold-until-rendered.ts';
import { paintBeforeNavigation } from './paint-before-navigation.ts';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { lookedUpScreen } from './looked-up-screen.ts';
import { abortLeft, keepCommandedFetches, leavePage } from './page-queries.ts';
import type { ScreenPath, ScreenTable } from './screen-table.ts';
import { fixScrollRestoration } from './scroll-restoration.ts';
import { shareRequest } from './share-request.ts';
import { createRouteTree } from './skeleton/route-tree.ts';

/** Delay before the pending view is shown, longer than a quick page waits for its data, and its minimum duration, ms. */
const PENDING_MS = 500;
const PENDING_MIN_MS = 300;

/** Layout and fallback components of the router. */
export interface RouterDefaults {
  /** renders the layout around the outlet */
  root: FunctionComponent;
  pending: FunctionComponent;
  error: FunctionComponent<ErrorComponentProps>;
  notFound: FunctionComponent;
}

/** Options of the router. */
export interface AppRouterOptions {
  context: Omit<RouterContext, 'screens'>;
  screens: Partial<ScreenTable>;
  /** loads the screens of the other routes, with the first of them */
  loadScreens?: () => Promise<Partial<ScreenTable>>;
  defaults: RouterDefaults;
  /**
   * wraps the loading of a screen's chunk: timeout and typed errors (docs/specification/constants.md), and further
   * data of the screen
   */
  loadChunk?: <T>(thunk: () => Promise<T>, path: string) => Promise<T>;
  history?: RouterHistory;
}

/** Creates the product's router: the route skeleton with its screens. */
export function createAppRouter({
  context,
  screens,
  loadScreens,
  defaults,
  loadChunk = (thunk) => thunk(),
  history,
}: AppRouterOptions) {
  const routeTree = createRouteTree();
  const loose: Record<string, UntypedScreen> = { ...(screens as Record<string, UntypedScreen>) };
  routeTree.update({ component: defaults.root, staticData: routeTree.options.staticData });
  for (const route of Object.values(routeTree.children as unknown as Record<string, AnyRoute>)) {
    const { path } = route.options as { path: string };
    const screen = loose[path] ?? (loadScreens && lookedUpScreen(path as ScreenPath, loadScreens));
    // `/` leads to another route and has no screen.
    if (!screen || path === '/') continue;
    const view = shareRequest(() => loadChunk(screen.view, path));
    loose[path] = { ...screen, view };
    route.lazy(view as () => Promise<LazyRoute<AnyRoute>>);
  }
  const router = createRouter({
    routeTree,
    context: { ...context, screens: loose },
    ...(history ? { history } : {}),
    basepath: basePath || '/',
    parseSearch,
    stringifySearch,
    // Keeps `/video-detail/youtube:…` readable (video-links/src/vid.ts).
    pathParamsAllowedCharacters: [':'],
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: PENDING_MIN_MS,
    defaultPendingComponent: defaults.pending,
    defaultErrorComponent: defaults.error,
    defaultNotFoundComponent: defaults.notFound,
    scrollRestoration: true,
    defaultStructuralSharing: true,
  });
  holdUntilRendered(router, abortLeft);
  watchNavigationTypes(router);
  paintBeforeNavigation(router);
  fixScrollRestoration(router);
  keepCommandedFetches(context.queryClient);
  router.subscribe('onBeforeLoad', ({ toLocation }) => leavePage(context.queryClient, toLocation));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
