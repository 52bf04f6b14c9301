import { laterScreens, type ScreenTable } from '@qingyin/routing';
import type { Loaded } from './social-loads.ts';

const screen = laterScreens<Loaded>(
  () => import('./social-loads.ts').then(({ loads }) => loads),
  () => import('./social-views.ts').then(({ views }) => views),
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
  | Loaded
  | '/attention'
  | '/care/dynamic/$uid'
  | '/care/follows/$uid'
  | '/care/fan/$uid'
  | '/hot-comment-list/$id/$type'
>;
