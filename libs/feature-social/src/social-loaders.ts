import type { ScreenLoads } from '@qingyin/routing';
import { loadCareFan, loadCareFollows, loadCareHead } from './care/load.ts';
import { loadAttention } from './screens/attention/load.ts';
import { loadComments } from './screens/hot-comment-list/load.ts';
import { loadHomepage } from './screens/homepage/load.ts';

/** Routes of this feature that have a loader. */
export type LoadedRoute =
  | '/hot-comment-list/$id/$type'
  | '/care/fan/$uid'
  | '/care/follows/$uid'
  | '/care/dynamic/$uid'
  | '/attention'
  | '/homepage/$uid';

/** Route loaders of the social screens. */
export const loaders: ScreenLoads<LoadedRoute> = {
  '/hot-comment-list/$id/$type': loadComments,
  '/care/fan/$uid': loadCareFan,
  '/care/follows/$uid': loadCareFollows,
  '/care/dynamic/$uid': loadCareHead,
  '/attention': loadAttention,
  '/homepage/$uid': loadHomepage,
};
