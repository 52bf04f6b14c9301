export { libraryKeys } from './keys.ts';
export { collectedId, readCollection, type Collection } from './collections/collection-pages.ts';
export { collectFilm, collectTopic, TOPIC_SUB } from './collections/collect.ts';
export { collectionQuery, type Collected, type CollectionKind } from './collections/collection-query.ts';
export { markRemoved } from './collections/mark-removed.ts';
export {
  deleteCloudSongs,
  matchCloudMutation,
  cloudMatchesQuery,
  tagCloudMutation,
} from './cloud/cloud-mutations.ts';
export {
  type CloudDisk,
  type CloudPage,
  cloudQuery,
  removeCloudSongs,
  cloudSongsOf,
} from './cloud/cloud-query.ts';
export type { CloudSong } from './cloud/cloud-song.ts';
export {
  CLOUD_TO_LIBRARY,
  cloudLibraryMutation,
  type CloudLibraryVariables,
  isInMusicLibrary,
} from './cloud/cloud-libraries.ts';
export { type TagReading, tagReadingsQuery } from './cloud/tag-readings.ts';
export { isAudioFileName, AUDIO_ACCEPT } from './cloud/uploads/audio-files.ts';
export { isLyricsFileName, LYRICS_ACCEPT } from './cloud/uploads/lyrics-files.ts';
export { type ChosenFile, pairLyrics } from './cloud/uploads/pair-lyrics.ts';
export {
  isOpen as isOpenUpload,
  lacksLyrics,
  type UploadItem,
  type UploadReason,
  type UploadsSnapshot,
  type UploadStatus,
} from './cloud/uploads/upload-item.ts';
export type { UploadQueue } from './cloud/uploads/upload-ports.ts';
export { sessionUploadQueue } from './cloud/uploads/session-upload-queue.ts';
export { ALREADY_IN_PLAYLIST } from './mutations/change-tracks.ts';
export { likedIdsQuery, likeMutation, type LikeVariables } from './like.ts';
export { likeSongsMutation, type LikeSongsVariables } from './mutations/like-songs.ts';
export { addTracksMutation } from './mutations/add-tracks.ts';
export { type HiddenPlaylist, hidePlaylist } from './mutations/rearrange-playlists.ts';
export { collectPlaylistMutation, type CollectPlaylistVariables } from './mutations/collect-playlist.ts';
export { movePlaylistsMutation } from './mutations/move-playlists.ts';
export {
  createPlaylistMutation,
  createWithTracksMutation,
  deletePlaylistMutation,
} from './mutations/create-playlist.ts';
export {
  editPlaylistMutation,
  type Cover,
  type EditFailures,
  type PlaylistEdit,
  type PlaylistField,
} from './mutations/edit-playlist.ts';
export type { PlaylistTracksChange } from './mutations/invalidate-playlist.ts';
export { removeTracksMutation, restoreTracksMutation } from './mutations/remove-tracks.ts';
export { importPlaylistFileMutation, libraryPlaylistFilesQuery } from './library-playlist-files.ts';
export { fetchHeartTracks, HEART_MODE } from './heart-mode.ts';
export { PLAYLISTS_CONTAINING, playlistsContainingQuery } from './playlists-containing.ts';
export { userPlaylistsQuery } from './user-playlists.ts';
export {
  PLAYLIST_VERSIONS,
  playlistVersionsQuery,
  restoreVersionMutation,
  type RestoreVersionVariables,
} from './playlist-versions.ts';
export {
  deleteSmartPlaylistMutation,
  saveSmartPlaylistMutation,
  SMART_PLAYLISTS,
  smartPlaylistsQuery,
  type SmartPlaylistInput,
  smartSongsQuery,
} from './smart-playlists.ts';
export {
  type ClearRecentVariables,
  clearRecentMutation,
  type RestoreRecentVariables,
  restoreRecentMutation,
} from './mutations/clear-recently-played.ts';
export {
  type PlaysById,
  rateSongMutation,
  type RateSongVariables,
  songPlaysQuery,
  songRatingsQuery,
  type StarsById,
} from './song-ratings.ts';
export { SONG_FACTS, songFactsQuery } from './song-facts.ts';
export { SONG_RATINGS } from './song-ratings-capability.ts';
export { LISTENING_REPORT, listeningReportQuery } from './listening-report.ts';
export {
  type Played,
  type PlayedAlbum,
  type PlayedFilm,
  type PlayedPlaylist,
  recentAlbumsQuery,
  recentFilmsQuery,
  recentPlaylistsQuery,
  recentSongsQuery,
  RECORD_CLEAR,
} from './recently-played.ts';
export { CONTINUE_LISTENING, type ContinueDevice, continueDevicesQuery } from './continue-devices.ts';
export {
  CONTINUE_QUEUE_MAX,
  type ContinueQueue,
  fetchContinueQueue,
  ownDeviceQuery,
  type PlaybackToSave,
  removeContinueMutation,
  savePlayback,
} from './continue-listening.ts';
export { ownDevice } from './own-device.ts';
export { type RecentEntry, recentMixQuery } from './recent-mix.ts';
