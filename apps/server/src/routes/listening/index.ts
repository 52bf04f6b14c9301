import type { Route } from '../../http/route.ts';
import { clearRecentPlayRoutes } from './clear-recent-plays.ts';
import { continueListeningRoutes } from './continue-listening.ts';
import { dailyRoutes } from './daily-recommendations.ts';
import { heartModeRoutes } from './heart-mode.ts';
import { privateFmRoutes } from './private-fm.ts';
import { recentPlayRoutes } from './recent-plays.ts';
import { playRecordRoutes } from './play-record.ts';
import { listeningReportRoutes } from './listening-report.ts';
import { scrobbleRoutes } from './scrobble.ts';
import { similarRoutes } from './similar.ts';
import { unwantedSongRoutes } from './unwanted-songs.ts';

/** Routes of listening events, recommendations and listening statistics. */
export const listeningRoutes: Route[] = [
  ...scrobbleRoutes,
  ...dailyRoutes,
  ...privateFmRoutes,
  ...heartModeRoutes,
  ...similarRoutes,
  ...playRecordRoutes,
  ...recentPlayRoutes,
  ...clearRecentPlayRoutes,
  ...listeningReportRoutes,
  ...unwantedSongRoutes,
  ...continueListeningRoutes,
];
