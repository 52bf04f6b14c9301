import { laterScreens, type ScreenTable } from '@qingyin/routing';
import type { Loaded } from './video-loads.ts';

const screen = laterScreens<Loaded>(
  () => import('./video-loads.ts').then(({ loads }) => loads),
  () => import('./video-views.ts').then(({ views }) => views),
);

/** Screen table of the video routes: route loaders and lazily loaded code. */
export const videoScreens = {
  '/video': screen('/video'),
  '/mv': screen('/mv'),
  '/mv-detail/$mvid': screen('/mv-detail/$mvid'),
  '/mv-all': screen('/mv-all'),
  '/top-mv': screen('/top-mv'),
  '/video-detail/$vid': screen('/video-detail/$vid'),
  '/exclusive-broadcast': screen('/exclusive-broadcast'),
} satisfies Pick<ScreenTable, Loaded>;
