import type { Route } from '../http/route.ts';
import { administrationRoutes } from './account/administration.ts';
import { codeRoutes } from './account/codes.ts';
import { loginRoutes } from './account/login.ts';
import { ownAccountRoutes } from './account/own-account.ts';
import { ownProfileRoutes } from './account/own-profile.ts';
import { profileRoutes } from './account/profile.ts';
import { qrRoutes } from './account/qr.ts';
import { registerRoutes } from './account/register.ts';
import { storedFilesRoutes } from './account/stored-files.ts';
import { cloudRoutes } from './cloud/index.ts';
import { libraryRoutes } from './library/index.ts';
import { listeningRoutes } from './listening/index.ts';
import { browsingRoutes } from './music/browsing.ts';
import { catalogueRoutes } from './music/catalogue.ts';
import { chartRoutes } from './music/charts.ts';
import { downloadRoutes } from './music/downloads.ts';
import { homeRoutes } from './music/home.ts';
import { lyricVersionRoutes } from './music/lyric-versions.ts';
import { lyricRoutes } from './music/lyrics.ts';
import { playlistRoutes } from './music/playlists.ts';
import { songRoutes } from './music/songs.ts';
import { hotRoutes } from './search/hot.ts';
import { searchRoutes } from './search/search.ts';
import { suggestRoutes } from './search/suggest.ts';
import { socialRoutes } from './social/index.ts';
import { systemRoutes } from './system/system.ts';
import { filmRoutes } from './video/index.ts';

/** The routes of all endpoints of this server. */
export const allRoutes = (): Route[] => [
  ...profileRoutes,
  ...loginRoutes,
  ...codeRoutes,
  ...registerRoutes,
  ...qrRoutes,
  ...ownProfileRoutes,
  ...ownAccountRoutes,
  ...administrationRoutes,
  ...storedFilesRoutes,
  ...libraryRoutes,
  ...cloudRoutes,
  ...listeningRoutes,
  ...homeRoutes,
  ...playlistRoutes,
  ...songRoutes,
  ...downloadRoutes,
  ...lyricRoutes,
  ...lyricVersionRoutes,
  ...catalogueRoutes,
  ...browsingRoutes,
  ...chartRoutes,
  ...searchRoutes,
  ...suggestRoutes,
  ...hotRoutes,
  ...socialRoutes,
  ...filmRoutes,
  ...systemRoutes,
];
