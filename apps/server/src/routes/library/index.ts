import type { Route } from '../../http/route.ts';
import { changeTrackRoutes } from './change-tracks.ts';
import { dynamicRoutes } from './dynamic.ts';
import { editPlaylistRoutes } from './edit-playlist.ts';
import { followRoutes } from './follow.ts';
import { holdingRoutes } from './holding.ts';
import { likeRoutes } from './likes.ts';
import { orderRoutes } from './order.ts';
import { ownPlaylistRoutes } from './own-playlists.ts';
import { smartPlaylistRoutes } from './smart-playlists.ts';
import { subcountRoutes } from './subcount.ts';
import { sublistRoutes } from './sublists.ts';
import { subscribeRoutes } from './subscribe.ts';
import { userPlaylistRoutes } from './user-playlists.ts';
import { versionRoutes } from './versions.ts';
import { videoListRoutes } from './video-lists.ts';

/** Routes of the user's library: likes, playlists and collections (contract page, 3.2 to 3.4, 4.10, 4.12, 4.14). */
export const libraryRoutes: Route[] = [
  ...likeRoutes,
  ...userPlaylistRoutes,
  ...ownPlaylistRoutes,
  ...editPlaylistRoutes,
  ...orderRoutes,
  ...holdingRoutes,
  ...smartPlaylistRoutes,
  ...changeTrackRoutes,
  ...versionRoutes,
  ...videoListRoutes,
  ...subscribeRoutes,
  ...followRoutes,
  ...sublistRoutes,
  ...subcountRoutes,
  ...dynamicRoutes,
];
