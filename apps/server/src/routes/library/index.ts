import type { Route } from '../../http/route.ts';
import { changeTrackRoutes } from './change-tracks.ts';
import { playlistCountRoutes } from './playlist-counts.ts';
import { editPlaylistRoutes } from './edit-playlist.ts';
import { followRoutes } from './follow.ts';
import { playlistsWithSongsRoutes } from './playlists-with-songs.ts';
import { likedSongRoutes } from './liked-songs.ts';
import { playlistOrderRoutes } from './playlist-order.ts';
import { ownPlaylistRoutes } from './own-playlists.ts';
import { smartPlaylistRoutes } from './smart-playlists.ts';
import { songFactsRoutes } from './song-facts.ts';
import { songRatingRoutes } from './song-ratings.ts';
import { collectionCountRoutes } from './collection-counts.ts';
import { collectionRoutes } from './collections.ts';
import { subscribeRoutes } from './subscribe.ts';
import { userPlaylistRoutes } from './user-playlists.ts';
import { playlistVersionRoutes } from './restore-playlist.ts';
import { videoPlaylistRoutes } from './video-playlists.ts';

/**
 * Routes of the user's library: likes, playlists and collections (docs/specification/contract/collecting.md#like,
 * docs/specification/contract/collecting.md#own-playlists, docs/specification/contract/social.md#homepage,
 * docs/specification/contract/my-music.md#collections and
 * docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export const libraryRoutes: Route[] = [
  ...likedSongRoutes,
  ...songRatingRoutes,
  ...songFactsRoutes,
  ...userPlaylistRoutes,
  ...ownPlaylistRoutes,
  ...editPlaylistRoutes,
  ...playlistOrderRoutes,
  ...playlistsWithSongsRoutes,
  ...smartPlaylistRoutes,
  ...changeTrackRoutes,
  ...playlistVersionRoutes,
  ...videoPlaylistRoutes,
  ...subscribeRoutes,
  ...followRoutes,
  ...collectionRoutes,
  ...collectionCountRoutes,
  ...playlistCountRoutes,
];
