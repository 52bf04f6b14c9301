import { unbuilt, type ScreenTable } from '@qingyin/routing';

/** The video screens; none is built yet. */
export const videoScreens = {
  '/video': unbuilt(),
  '/mv': unbuilt(),
  '/mv-all': unbuilt(),
  '/top-mv': unbuilt(),
  '/mv-detail/$mvid': unbuilt(),
  '/video-detail/$vid': unbuilt(),
  '/exclusive-broadcast': unbuilt(),
} satisfies Pick<
  ScreenTable,
  | '/video'
  | '/mv'
  | '/mv-all'
  | '/top-mv'
  | '/mv-detail/$mvid'
  | '/video-detail/$vid'
  | '/exclusive-broadcast'
>;
