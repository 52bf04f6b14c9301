export { correctedQuery } from './corrected-query.ts';
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
export { DOWNLOAD_FEATURE } from './download-feature.ts';
export {
  downloadPlanQuery,
  fetchDownloadPlan,
  fetchDownloadUrl,
  type DownloadRequest,
} from './download-queries.ts';
export {
  albumResultsQuery,
  artistResultsQuery,
  bestMatchesQuery,
  filmResultsQuery,
  RESULTS_PER_PAGE,
  lyricResultsQuery,
  playlistResultsQuery,
  songResultsQuery,
  userResultsQuery,
  type FoundFilm,
  type SearchResultPage,
  type LinePart,
  type LyricHit,
} from './search-result-queries.ts';
export {
  updatePlaylistEntries,
  playlistEntries,
  type PlaylistEntry,
} from './mutations/update-playlist-entries.ts';
export { moveSongsMutation } from './mutations/move-songs.ts';
export {
  bannersQuery,
  dailySongsQuery,
  newSongsQuery,
  publicPlaylistsQuery,
  privateContentQuery,
  recommendedMvsQuery,
  recommendedPlaylistsQuery,
} from './home-queries.ts';
export { musicKeys } from './keys.ts';
export { artistRoleSongsQuery } from './artist-role-songs-query.ts';
export { LIBRARY_REASONS, libraryReasonsQuery } from './library-reasons-query.ts';
export { type LibraryArtistAlbums, libraryArtistQuery } from './library-artist-query.ts';
export { isLibraryId, libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from './library-presence.ts';
export {
  LIBRARY_PAGE,
  LIBRARY_SONG_PAGE,
  libraryAlbumsQuery,
  libraryArtistsQuery,
  libraryFolderQuery,
  libraryGenresQuery,
  libraryNamesQuery,
  libraryOverviewQuery,
  newestLibraryAlbumsQuery,
  pickedLibraryAlbumsQuery,
  librarySongsQuery,
  type LibraryAlbumFilter,
  type LibraryArtistFilter,
  type LibrarySongFilter,
} from './library-queries.ts';
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
  playlistCategoriesQuery,
  playlistSquareQuery,
  premiumCategoriesQuery,
  premiumPlaylistsQuery,
  type PlaylistFilter,
  type PlaylistCategoryGroup,
} from './playlist-square-queries.ts';
export {
  nextPrivateFmTracks,
  privateFmModes,
  privateFmStartQuery,
  restorePrivateFmTrack,
  skipPrivateFmTrack,
  trashPrivateFmTrack,
  type PrivateFmMode,
} from './private-fm.ts';
export { searchDefaultQuery, searchHotQuery, suggestQuery } from './search-queries.ts';
export {
  playlistsWithSongQuery,
  lyricQuery,
  scrobble,
  similarSongsQuery,
  songUrlQuery,
} from './song-queries.ts';
