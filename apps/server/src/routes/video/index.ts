import type { Route } from '../../http/route.ts';
import { filmSongRoutes } from './film-song.ts';
import { mvListRoutes } from './mv-lists.ts';
import { mvRoutes } from './mv.ts';
import { privateContentRoutes } from './private-content.ts';
import { timelineRoutes } from './timelines.ts';
import { videoRoutes } from './video.ts';

/** Routes of films (contract page, 4.2 to 4.6). */
export const filmRoutes: Route[] = [
  ...timelineRoutes,
  ...videoRoutes,
  ...mvListRoutes,
  ...mvRoutes,
  ...privateContentRoutes,
  ...filmSongRoutes,
];
