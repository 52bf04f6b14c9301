import type { Route } from '../../http/route.ts';
import { filmSongRoutes } from './film-song.ts';
import { mvListRoutes } from './mv-lists.ts';
import { mvRoutes } from './mv-page.ts';
import { privateContentRoutes } from './private-content.ts';
import { timelineRoutes } from './timelines.ts';
import { videoRoutes } from './video-page.ts';

/**
 * Routes of films (docs/specification/contract/video.md#exclusive-broadcasts and
 * docs/specification/contract/video.md#mv-page).
 */
export const filmRoutes: Route[] = [
  ...timelineRoutes,
  ...videoRoutes,
  ...mvListRoutes,
  ...mvRoutes,
  ...privateContentRoutes,
  ...filmSongRoutes,
];
