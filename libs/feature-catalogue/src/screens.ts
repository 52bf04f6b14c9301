import { lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './catalogue-loaders.ts';

const screen = lazyScreens<LoadedRoute>(
  () => import('./catalogue-loaders.ts').then(({ loaders }) => loaders),
  () => import('./catalogue-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

/** Screen table of the music libraries: route loaders and lazily loaded code. */
export const catalogueScreens = {
  '/library': screen('/library'),
  '/library/albums': screen('/library/albums'),
  '/library/artists': screen('/library/artists'),
  '/library/genres': screen('/library/genres'),
  '/library/songs': screen('/library/songs'),
  '/library/folders': screen('/library/folders'),
} satisfies Pick<ScreenTable, LoadedRoute>;
