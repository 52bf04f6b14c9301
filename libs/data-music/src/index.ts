export {
  albumDynamicQuery,
  albumQuery,
  subscribeAlbumMutation,
  type AlbumWithTracks,
} from './album-queries.ts';
export {
  artistAlbumsQuery,
  artistDescQuery,
  artistDynamicQuery,
  artistMvsQuery,
  artistQuery,
  artistTopSongsQuery,
  followArtistMutation,
  similarArtistsQuery,
} from './artist-queries.ts';
export { artistListQuery, type ArtistFilter } from './artist-list-queries.ts';
export { artistChartQuery, chartsQuery, type ArtistChart, type Chart } from './chart-queries.ts';
export {
  DOWNLOAD_FEATURE,
  downloadPlanQuery,
  fetchDownloadPlan,
  fetchDownloadUrl,
  type DownloadRequest,
} from './download-queries.ts';
export {
  albumsFoundQuery,
  artistsFoundQuery,
  bestMatchesQuery,
  filmsFoundQuery,
  FOUND_A_PAGE,
  lyricsFoundQuery,
  playlistsFoundQuery,
  songsFoundQuery,
  usersFoundQuery,
  type FilmFound,
  type Found,
  type LinePart,
  type LyricHit,
} from './found-queries.ts';
export { arrangePlaylist, playlistEntries, type PlaylistEntry } from './changes/arrange-playlist.ts';
export { moveSongsMutation } from './changes/move-songs.ts';
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
  LYRIC_EDITS,
  lyricConflict,
  lyricVersionQuery,
  lyricVersionsQuery,
  revertLyricMutation,
  type RevertLyricVariables,
  saveLyricMutation,
  type SaveLyricVariables,
} from './lyric-versions.ts';
export { latestAlbumsQuery, latestSongsQuery } from './latest-queries.ts';
export {
  countPlaylistPlay,
  playlistQuery,
  playlistTracksQuery,
  relatedPlaylistsQuery,
  subscribePlaylistMutation,
  tracksByIdsQuery,
  TRACKS_PER_CALL,
  type PlaylistWithTracks,
} from './playlist-queries.ts';
export {
  ALL_PLAYLISTS,
  featuredPlaylistQuery,
  hotCategoriesQuery,
  PLAYLISTS_PER_PAGE,
  playlistShelvesQuery,
  playlistSquareQuery,
  premiumCategoriesQuery,
  premiumPlaylistsQuery,
  type PlaylistFilter,
  type PlaylistShelf,
} from './playlist-square-queries.ts';
export {
  nextRadioTracks,
  radioModes,
  radioStartQuery,
  restoreRadioTrack,
  skipRadioTrack,
  trashRadioTrack,
  type RadioMode,
} from './radio.ts';
export { searchDefaultQuery, searchHotQuery, suggestQuery } from './search-queries.ts';
export { listsWithSongQuery, lyricQuery, scrobble, similarSongsQuery, songUrlQuery } from './song-queries.ts';
