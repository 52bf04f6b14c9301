import type { Route } from '../../http/route.ts';
import { albumRoutes } from './albums.ts';
import { artistFanRoutes } from './artist-fans.ts';
import { artistPageRoutes } from './artist-page.ts';
import { artistListRoutes } from './artist-lists.ts';
import { newSongRoutes } from './new-songs.ts';
import { playlistSquareRoutes } from './playlist-square.ts';
import { playlistTagRoutes } from './playlist-tags.ts';
import { songDetailRoutes } from './song-details.ts';

/**
 * Routes for browsing the catalogue (docs/specification/contract/songs.md,
 * docs/specification/contract/discover.md#playlist-categories and
 * docs/specification/contract/discover.md#latest-music).
 */
export const browsingRoutes: Route[] = [
  ...artistListRoutes,
  ...artistPageRoutes,
  ...artistFanRoutes,
  ...albumRoutes,
  ...newSongRoutes,
  ...playlistSquareRoutes,
  ...playlistTagRoutes,
  ...songDetailRoutes,
];
