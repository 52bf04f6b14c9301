export {
  bannersQuery,
  dailySongsQuery,
  newSongsQuery,
  personalizedQuery,
  privateContentQuery,
  recommendedMvsQuery,
  recommendResourceQuery,
} from './home-queries.ts';
export { musicKeys } from './keys.ts';
export {
  countPlaylistPlay,
  playlistQuery,
  playlistSubscribersQuery,
  playlistTracksQuery,
  relatedPlaylistsQuery,
  subscribePlaylistMutation,
  tracksByIdsQuery,
  TRACKS_PER_CALL,
  type PlaylistWithTracks,
} from './playlist-queries.ts';
export { searchDefaultQuery, searchHotQuery, suggestQuery } from './search-queries.ts';
export { lyricQuery, scrobble, songUrlQuery } from './song-queries.ts';
