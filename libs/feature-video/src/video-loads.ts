import { mvChartQuery, mvListQuery, privateContentListQuery } from '@qingyin/data-video';
import type { ScreenLoads } from '@qingyin/routing';
import { isElsewhere } from './screens/external-video/is-elsewhere.ts';
import { loadFilm } from './screens/film/load.ts';
import { loadMv } from './screens/mv/load.ts';
import { loadVideo } from './screens/video/load.ts';
import { areaOf, filterOf } from './shared/mv-words.ts';

/** The video screens. */
export type Loaded =
  | '/video'
  | '/mv'
  | '/mv-all'
  | '/top-mv'
  | '/mv-detail/$mvid'
  | '/video-detail/$vid'
  | '/exclusive-broadcast';

/** What the screens need before they show. */
export const loads: ScreenLoads<Loaded> = {
  '/video': loadVideo,
  '/mv': loadMv,
  '/mv-detail/$mvid': (args) => loadFilm('mv', args.params.mvid, args),
  // Another service's video is asked for by nobody but who plays it.
  '/video-detail/$vid': (args) =>
    isElsewhere(args.params.vid) ? undefined : loadFilm('video', args.params.vid, args),
  '/mv-all': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvListQuery(filterOf(search))),
  '/top-mv': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvChartQuery(areaOf(search.area))),
  '/exclusive-broadcast': ({ queryClient }) =>
    void queryClient.prefetchInfiniteQuery(privateContentListQuery()),
};
