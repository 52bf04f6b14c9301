import type { Route } from '../../http/route.ts';
import { browsingRoutes } from './browsing.ts';
import { catalogueRoutes } from './catalogue.ts';
import { chartRoutes } from './charts.ts';
import { downloadRoutes } from './downloads.ts';
import { homeRoutes } from './home.ts';
import { lyricVersionRoutes } from './lyric-versions.ts';
import { lyricRoutes } from './lyrics.ts';
import { playlistRoutes } from './playlists.ts';
import { songRoutes } from './songs.ts';

/** Routes of the catalogue: home page, playlists, songs, lyrics, downloads and charts. */
export const musicRoutes: Route[] = [
  ...homeRoutes,
  ...playlistRoutes,
  ...songRoutes,
  ...downloadRoutes,
  ...lyricRoutes,
  ...lyricVersionRoutes,
  ...catalogueRoutes,
  ...browsingRoutes,
  ...chartRoutes,
];
