import type { Route } from '../../http/route.ts';
import { libraryListRoutes } from './lists.ts';
import { playlistFileRoutes } from './playlist-files.ts';
import { libraryReasonRoutes } from './reasons.ts';
import { libraryOverviewRoutes } from './overview.ts';

/** Routes of browsing in the server's music libraries (docs/api-extensions.md). */
export const musicLibraryRoutes: Route[] = [
  ...libraryOverviewRoutes,
  ...libraryListRoutes,
  ...playlistFileRoutes,
  ...libraryReasonRoutes,
];
