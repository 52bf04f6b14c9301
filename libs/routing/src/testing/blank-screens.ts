import { createLazyRoute } from '@tanstack/react-router';
import { listRoutes } from '../list-routes.ts';
import type { Screen, ScreenPath, ScreenTable } from '../screen-table.ts';

const nothing = () => null;

/** A screen for every route that draws nothing and loads nothing, for specs that put their own in the place of some. */
export function blankScreens(): ScreenTable {
  const rows = listRoutes().map(({ path }): [string, Screen] => [
    path,
    { view: () => Promise.resolve(createLazyRoute(path as ScreenPath)({ component: nothing })) },
  ]);
  return Object.fromEntries(rows) as ScreenTable;
}
