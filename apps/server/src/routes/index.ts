import type { Route } from '../http/route.ts';
import { loginRoutes } from './account/login.ts';
import { profileRoutes } from './account/profile.ts';
import { libraryRoutes } from './library/index.ts';
import { catalogueRoutes } from './music/catalogue.ts';
import { chartRoutes } from './music/charts.ts';
import { homeRoutes } from './music/home.ts';
import { lyricRoutes } from './music/lyrics.ts';
import { playlistRoutes } from './music/playlists.ts';
import { songRoutes } from './music/songs.ts';
import { searchRoutes } from './search/search.ts';
import { suggestRoutes } from './search/suggest.ts';
import { commentRoutes } from './social/comments.ts';
import { systemRoutes } from './system/system.ts';

/** Every endpoint of this server. */
export const allRoutes = (): Route[] => [
  ...profileRoutes,
  ...loginRoutes(),
  ...libraryRoutes,
  ...homeRoutes,
  ...playlistRoutes,
  ...songRoutes,
  ...lyricRoutes(),
  ...catalogueRoutes,
  ...chartRoutes,
  ...searchRoutes,
  ...suggestRoutes,
  ...commentRoutes,
  ...systemRoutes,
];
