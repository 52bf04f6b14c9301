import { createLazyRoute } from '@tanstack/react-router';
import { listRoutes } from '../list-routes.ts';
import type { Screen, ScreenPath, ScreenTable } from '../screen-table.ts';

const nothing = () => null;

/** Screens for all routes that render and load nothing; specs replace some of them. */
export function blankScreens(): ScreenTable {
  const rows = listRoutes().map(({ path }): [string, Screen] => [
    path,
    { view: () => Promise.resolve(createLazyRoute(path as ScreenPath)({ component: nothing })) },
  ]);
  return Object.fromEntries(rows) as ScreenTable;
}
