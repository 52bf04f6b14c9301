import type { Route } from '../../http/route.ts';
import { clearRecentRoutes } from './clear-recent.ts';
import { dailyRoutes } from './daily.ts';
import { djRoutes } from './dj.ts';
import { heartRoutes } from './heart.ts';
import { radioRoutes } from './radio.ts';
import { recentRoutes } from './recent.ts';
import { recordRoutes } from './record.ts';
import { reportRoutes } from './report.ts';
import { scrobbleRoutes } from './scrobble.ts';
import { similarRoutes } from './similar.ts';
import { unwantedRoutes } from './unwanted.ts';

/** Routes of listening events, recommendations and listening statistics. */
export const listeningRoutes: Route[] = [
  ...scrobbleRoutes,
  ...dailyRoutes,
  ...radioRoutes,
  ...heartRoutes,
  ...similarRoutes,
  ...recordRoutes,
  ...recentRoutes,
  ...clearRecentRoutes,
  ...reportRoutes,
  ...unwantedRoutes,
  ...djRoutes,
];
