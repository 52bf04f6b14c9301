import { mvChartQuery, mvListQuery, privateContentListQuery } from '@qingyin/data-video';
import type { ScreenLoads } from '@qingyin/routing';
import { areaOf, filterOf } from './shared/mv-words.ts';

/** The video screens that are built. */
export type Loaded = '/mv-all' | '/top-mv' | '/video-detail/$vid' | '/exclusive-broadcast';

/** What the screens need before they show. */
export const loads: ScreenLoads<Loaded> = {
  '/mv-all': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvListQuery(filterOf(search))),
  '/top-mv': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvChartQuery(areaOf(search.area))),
  // Another service's video is asked for by nobody but who plays it.
  '/video-detail/$vid': () => undefined,
  '/exclusive-broadcast': ({ queryClient }) =>
    void queryClient.prefetchInfiniteQuery(privateContentListQuery()),
};
