import { laterScreens, type ScreenTable, unbuilt } from '@qingyin/routing';
import type { Loaded } from './video-loads.ts';

const screen = laterScreens<Loaded>(
  () => import('./video-loads.ts').then(({ loads }) => loads),
  () => import('./video-views.ts').then(({ views }) => views),
);

/** The video screens. */
export const videoScreens = {
  '/mv-detail/$mvid': unbuilt(),
  '/video-detail/$vid': unbuilt(),
  '/video': screen('/video'),
  '/mv': screen('/mv'),
  '/mv-all': screen('/mv-all'),
  '/top-mv': screen('/top-mv'),
  '/exclusive-broadcast': screen('/exclusive-broadcast'),
} satisfies Pick<ScreenTable, Loaded | '/mv-detail/$mvid' | '/video-detail/$vid'>;
