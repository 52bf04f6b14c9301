import type { Route } from '../http/route.ts';
import { accountRoutes } from './account/index.ts';
import { cloudRoutes } from './cloud/index.ts';
import { libraryRoutes } from './library/index.ts';
import { listeningRoutes } from './listening/index.ts';
import { musicLibraryRoutes } from './music-library/index.ts';
import { musicRoutes } from './music/index.ts';
import { hotSearchRoutes } from './search/hot-searches.ts';
import { searchRoutes } from './search/search.ts';
import { searchSuggestionRoutes } from './search/search-suggestions.ts';
import { artistSearchRoutes } from './search/artist-search.ts';
import { withoutContentRoutes } from './other-clients/without-content.ts';
import { socialRoutes } from './social/index.ts';
import { systemRoutes } from './system/system.ts';
import { filmRoutes } from './video/index.ts';

/** The routes of all endpoints of this server. */
export const allRoutes = (): Route[] => [
  ...accountRoutes,
  ...libraryRoutes,
  ...cloudRoutes,
  ...listeningRoutes,
  ...musicRoutes,
  ...musicLibraryRoutes,
  ...searchRoutes,
  ...searchSuggestionRoutes,
  ...hotSearchRoutes,
  ...artistSearchRoutes,
  ...socialRoutes,
  ...filmRoutes,
  ...systemRoutes,
  ...withoutContentRoutes,
];
