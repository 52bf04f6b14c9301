import { lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './social-loaders.ts';

const screen = lazyScreens<LoadedRoute>(
  () => import('./social-loaders.ts').then(({ loaders }) => loaders),
  () => import('./social-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

/** Screen table of the social routes: route loaders and lazily loaded code. */
export const socialScreens = {
  '/attention': screen('/attention'),
  '/care/dynamic/$uid': screen('/care/dynamic/$uid'),
  '/care/follows/$uid': screen('/care/follows/$uid'),
  '/care/fan/$uid': screen('/care/fan/$uid'),
  '/homepage/$uid': screen('/homepage/$uid'),
  '/hot-comment-list/$id/$type': screen('/hot-comment-list/$id/$type'),
} satisfies Pick<
  ScreenTable,
  | LoadedRoute
  | '/attention'
  | '/care/dynamic/$uid'
  | '/care/follows/$uid'
  | '/care/fan/$uid'
  | '/hot-comment-list/$id/$type'
>;
