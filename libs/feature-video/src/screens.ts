import { privateContentListQuery } from '@qingyin/data-video';
import { defineScreen, type ScreenTable, unbuilt } from '@qingyin/routing';

/** The video screens: what each needs before it shows, and where its code is. */
export const videoScreens = {
  '/video': unbuilt(),
  '/mv': unbuilt(),
  '/mv-all': unbuilt(),
  '/top-mv': unbuilt(),
  '/mv-detail/$mvid': unbuilt(),
  '/video-detail/$vid': unbuilt(),
  '/exclusive-broadcast': defineScreen('/exclusive-broadcast', {
    load: ({ queryClient }) => void queryClient.prefetchInfiniteQuery(privateContentListQuery()),
    view: () => import('./screens/exclusive-broadcast/route.tsx').then(({ route }) => route),
  }),
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
