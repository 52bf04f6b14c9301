import type { Route } from '../../http/route.ts';
import { albumRoutes } from './albums.ts';
import { artistFanRoutes } from './artist-fans.ts';
import { artistPageRoutes } from './artist-page.ts';
import { artistRoutes } from './artists.ts';
import { newSongRoutes } from './new-songs.ts';
import { playlistSquareRoutes } from './playlist-square.ts';
import { playlistTagRoutes } from './playlist-tags.ts';
import { songExtraRoutes } from './song-extras.ts';

/** Routes for browsing the catalogue (contract page, 3.5, 4.13 to 4.19). */
export const browsingRoutes: Route[] = [
  ...artistRoutes,
  ...artistPageRoutes,
  ...artistFanRoutes,
  ...albumRoutes,
  ...newSongRoutes,
  ...playlistSquareRoutes,
  ...playlistTagRoutes,
  ...songExtraRoutes,
];
