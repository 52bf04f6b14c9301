import { mvChartQuery, mvListQuery, privateContentListQuery } from '@qingyin/data-video';
import type { ScreenLoads } from '@qingyin/routing';
import { isExternalVideoId } from './screens/external-video/is-external-video-id.ts';
import { loadFilm } from './screens/film/load.ts';
import { loadMv } from './screens/mv/load.ts';
import { loadVideo } from './screens/video/load.ts';
import { areaOf, filterOf } from './shared/mv-filter-labels.ts';

/** Routes of this feature. */
export type LoadedRoute =
  | '/video'
  | '/mv'
  | '/mv-all'
  | '/top-mv'
  | '/mv-detail/$mvid'
  | '/video-detail/$vid'
  | '/exclusive-broadcast';

/** Route loaders of the video screens. */
export const loaders: ScreenLoads<LoadedRoute> = {
  '/video': loadVideo,
  '/mv': loadMv,
  '/mv-detail/$mvid': (args) => loadFilm('mv', args.params.mvid, args),
  // Nothing to load for a video of another service.
  '/video-detail/$vid': (args) =>
    isExternalVideoId(args.params.vid) ? undefined : loadFilm('video', args.params.vid, args),
  '/mv-all': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvListQuery(filterOf(search))),
  '/top-mv': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mvChartQuery(areaOf(search.area))),
  '/exclusive-broadcast': ({ queryClient }) =>
    void queryClient.prefetchInfiniteQuery(privateContentListQuery()),
};
