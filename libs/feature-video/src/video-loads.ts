import { mvChartQuery, mvListQuery, privateContentListQuery } from '@qingyin/data-video';
import type { ScreenLoads } from '@qingyin/routing';
import { loadMv } from './screens/mv/load.ts';
import { loadVideo } from './screens/video/load.ts';
import { areaOf, filterOf } from './shared/mv-words.ts';

/** The video screens that are built. */
export type Loaded = '/video' | '/mv' | '/mv-all' | '/top-mv' | '/exclusive-broadcast';

/** What the screens need before they show. */
export const loads: ScreenLoads<Loaded> = {
  '/video': loadVideo,
  '/mv': loadMv,
  '/mv-all': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvListQuery(filterOf(search))),
  '/top-mv': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvChartQuery(areaOf(search.area))),
  '/exclusive-broadcast': ({ queryClient }) =>
    void queryClient.prefetchInfiniteQuery(privateContentListQuery()),
};
