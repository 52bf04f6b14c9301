import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, LazyRoute, RouteById, RouteIds } from '@tanstack/react-router';
import type { AppRouteTree } from './skeleton/route-tree.ts';

/** Ids of all screen routes; they equal the paths (docs/specification/routes.md). */
export type ScreenPath = Exclude<RouteIds<AppRouteTree>, '__root__' | '/'>;

type RouteOf<Path extends ScreenPath> = RouteById<AppRouteTree, Path>;

/** Arguments of a screen's `load`: typed params and search of its route, and the query cache. */
export interface ScreenLoadArgs<Path extends ScreenPath> {
  queryClient: QueryClient;
  params: RouteOf<Path>['types']['allParams'];
  search: RouteOf<Path>['types']['fullSearchSchema'];
  /** true while a link is only hovered or focused */
  preload: boolean;
  /** the session at the time of the navigation */
  loggedIn: boolean;
  /** id of the logged-in user, null for a guest */
  userId: string | null;
}

/** A screen: loader of its data, and its code as a separate chunk. */
export interface Screen<Path extends ScreenPath = ScreenPath> {
  load?: (args: ScreenLoadArgs<Path>) => Promise<unknown> | void;
  view: () => Promise<LazyRoute<AnyRoute>>;
}

/** One screen for every route: a missing or misnamed one is a compile error in the app. */
export type ScreenTable = { [Path in ScreenPath]: Screen<Path> };

/**
 * Declares a screen. `load` runs before the screen is shown: what it awaits is in the query cache on the first
 * render. It is skipped for guests on personal routes (docs/specification/session.md#personal-pages).
 */
export function defineScreen<Path extends ScreenPath>(_path: Path, screen: Screen<Path>): Screen<Path> {
  return screen;
}
