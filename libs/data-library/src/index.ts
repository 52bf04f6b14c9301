export { libraryKeys } from './keys.ts';
export { collectedId, readCollection, type Collection } from './collections/collection-pages.ts';
export { collectFilm, collectTopic, TOPIC_SUB } from './collections/collect.ts';
export { collectionQuery, type Collected, type CollectionKind } from './collections/collections.ts';
export { showOut } from './collections/take-out.ts';
export {
  deleteCloudSongs,
  matchCloudMutation,
  matchesQuery,
  tagCloudMutation,
} from './cloud/cloud-changes.ts';
export { type CloudDisk, type CloudPage, cloudQuery, dropCloudSongs, songsOf } from './cloud/cloud-query.ts';
export type { CloudSong } from './cloud/cloud-song.ts';
export { type TagReading, tagReadingsQuery } from './cloud/tag-readings.ts';
export { isSoundName, SOUND_ACCEPT } from './cloud/uploads/sound-files.ts';
export {
  isOpen as isOpenUpload,
  type UploadItem,
  type UploadReason,
  type UploadsSnapshot,
  type UploadStatus,
} from './cloud/uploads/upload-item.ts';
export type { Uploads } from './cloud/uploads/upload-ports.ts';
export { uploadsOf } from './cloud/uploads/uploads-of.ts';
export { ALREADY_IN } from './changes/change-tracks.ts';
export { likedIdsQuery, likeMutation, type LikeVariables } from './like.ts';
export { likeManyMutation, type LikeManyVariables } from './changes/like-many.ts';
export { addTracksMutation } from './changes/add-tracks.ts';
export { type HiddenList, hideList } from './changes/arrange-lists.ts';
export { collectListMutation, type CollectListVariables } from './changes/collect-list.ts';
export { moveListsMutation } from './changes/move-lists.ts';
export {
  createPlaylistMutation,
  createWithTracksMutation,
  deletePlaylistMutation,
} from './changes/create-playlist.ts';
export {
  editPlaylistMutation,
  type Cover,
  type EditFailures,
  type PlaylistEdit,
  type PlaylistField,
} from './changes/edit-playlist.ts';
export type { ListChange } from './changes/list-change.ts';
export { removeTracksMutation, restoreTracksMutation } from './changes/remove-tracks.ts';
export { fetchHeartTracks, HEART_MODE } from './heart.ts';
export { PLAYLISTS_HOLDING, playlistsHoldingQuery } from './holding.ts';
export { userPlaylistsQuery } from './playlists.ts';
export {
  PLAYLIST_VERSIONS,
  playlistVersionsQuery,
  restoreVersionMutation,
  type RestoreVersionVariables,
} from './versions.ts';
export {
  artistsIn,
  LIST_ENDINGS,
  type ListedSong,
  type ListedSongs,
  type ReadList,
  readListFile,
  readTextList,
  refusedForm,
  type Refusal,
  writeCsv,
  writeJson,
  writeM3u,
} from './files/index.ts';
export {
  deleteSmartMutation,
  saveSmartMutation,
  SMART_PLAYLISTS,
  smartPlaylistsQuery,
  type SmartPlaylistWish,
  smartSongsQuery,
} from './smart.ts';
export {
  type ClearRecent,
  clearRecentMutation,
  type RestoreRecent,
  restoreRecentMutation,
} from './changes/clear-recent.ts';
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
} from './recent.ts';
