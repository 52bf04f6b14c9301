export { isAlbumOf } from './album-artists.ts';
export { toAlbums, toArtists } from './albums.ts';
export { withArtistImages } from './artist-images.ts';
export { artistById, artistSongs, songsOfArtist } from './artist-songs.ts';
export { bindingsOf } from './bindings.ts';
export {
  type CloudRecord,
  cloudLyrics,
  cloudPrivilege,
  cloudQualityLevel,
  cloudSongsByIds,
  toCloudItem,
  toCloudSong,
  withMatchedSongs,
} from './cloud-songs.ts';
export { collectionCount, collectionPage } from './collection.ts';
export { toComments, toWriter } from './comments.ts';
export { toDetailProfile } from './detail-profile.ts';
export { URL_LIFE_S, emptySongUrl } from './empty-song-url.ts';
export { toPictures } from './event-pictures.ts';
export { eventText, toEvents } from './events.ts';
export { type FilmKey, toVideoBriefs } from './films.ts';
export { toFollowUsers } from './follow-users.ts';
export { assertNotBlocked, notBlocked, notHidden } from './hidden-users.ts';
export { imageNumber, imageUrl } from './images.ts';
export { outsideFind } from './outside-find.ts';
export { foundDescription } from './found-description.ts';
export { likedSongs } from './liked-songs.ts';
export {
  currentLyricVersion,
  currentLyricVersions,
  lyricVersionAt,
  lyricVersionsOf,
} from './lyric-versions.ts';
export {
  type FilmKindName,
  bestSource,
  mediaSourcesByFilm,
  playableFirst,
  sourceInFormat,
  sourceUrl,
} from './media-sources.ts';
export { deleteMentions, storeMentions } from './mentions.ts';
export { type NamedMv, selectMvs, similarMvs, toMvBrief } from './mvs.ts';
export { type NewPlaylist, newPlaylist } from './new-playlist.ts';
export { newUserRow } from './new-user-row.ts';
export { notificationSubjects } from './notification-subjects.ts';
export { playedSongs } from './played-songs.ts';
export { orderedOwnPlaylists, orderedSubscribedPlaylists } from './playlist-order.ts';
export { tagsOf, toPlaylists, type Viewpoint } from './playlists.ts';
export { toPrivateContent } from './private-content.ts';
export {
  FLAC_BITRATE,
  MP3_BITRATE,
  asksLossless,
  privilegeOf,
  qualities,
  qualityLevelOf,
  HIGHEST_LOSSY,
} from './quality.ts';
export { relationsTo, relationTo } from './relations.ts';
export { resourceCounts } from './resource-counts.ts';
export {
  HOT_COMMENT_LIKES,
  commentCounts,
  eventTypes,
  likeCounts,
  likedIds,
  resourceTypes,
  shareCounts,
} from './resource-types.ts';
export { evaluateSmartPlaylist } from './smart-playlists/smart-songs.ts';
export { type FileFacts, fileFactsOf } from './song-facts.ts';
export { type SongRecord, songsByIds, withDetails } from './song-records.ts';
export { songSourceOf } from './song-source.ts';
export { songTags } from './song-tags.ts';
export { INSTRUMENTAL_MARK, privilegesOf, toOldSong, toSong, toSongWithPrivilege } from './songs.ts';
export { splitPage } from './split-page.ts';
export { loadStandIns, replaceByStandIns, withStandIns } from './stand-ins.ts';
export { subscribe, subscribedIds, subscriberCounts, unsubscribe } from './subscriptions.ts';
export { suggestUsers } from './suggested-users.ts';
export { type Thread, type ThreadReference, resolveThread } from './threads.ts';
export { toTopics } from './topics.ts';
export { audibleTrackCounts } from './track-counts.ts';
export { userById } from './user-by-id.ts';
export { computeUserLevel } from './user-level.ts';
export { countRows, playlistsOwnedBy, playlistsSubscribedBy } from './user-playlists.ts';
export { toAccount, toUserBrief, toUserProfile, usersByIds } from './users.ts';
export { type VideoRow, toVideoData } from './videos.ts';
export {
  eventCounts,
  eventPrivacies,
  eventVisibleTo,
  visibleEvent,
  visibleEvents,
} from './visible-events.ts';
export { ENOUGH_PEOPLE } from './enough-people.ts';
export { playlistHasSongFor } from './filled-playlists.ts';
export { isPlaylistVisible, playlistVisibleTo } from './visible-playlists.ts';
export { inVisibleThread } from './visible-threads.ts';
export {
  type LibraryFile,
  libraryFileById,
  libraryFilePath,
  libraryFilesOfSongs,
  primaryLibraryFile,
} from './library-files.ts';
export { isCuttable, needsConversion, needsFfmpeg } from './needs-conversion.ts';
export { sizeOfPart } from './size-of-part.ts';
export {
  FIRST_CLOUD_SONG_ID,
  isCloudSongId,
  resolveSongIds,
  uploadNumbers,
  uploadNumbersOf,
} from './upload-places.ts';
export { playlistSongs, withheldSongs } from './withheld-songs.ts';
export {
  ALL_SONGS,
  EVERYONE,
  everyAccount,
  FIRST_LIBRARY_ID,
  type SongScope,
  type Viewer,
  mayAlbumBeSeen,
  mayAlbumIdBeSeen,
  mayArtistBeSeen,
  mayArtistIdBeSeen,
  mayReferenceBeHeard,
  maySongBeHeard,
  viewerOf,
} from './song-access.ts';
export { creditsOf } from './credits.ts';
export { libraryAlbumDetails } from './music-library/library-album-details.ts';
export { libraryAlbums } from './music-library/library-albums.ts';
export { libraryArtistAlbums } from './music-library/library-artist-albums.ts';
export { libraryArtists } from './music-library/library-artists.ts';
export { libraryFolder } from './music-library/library-folders.ts';
export { libraryDecades, libraryGenres } from './music-library/library-genres.ts';
export { heardLibraries } from './music-library/heard-libraries.ts';
export { hearsLibrary, libraryOverview } from './music-library/library-overview.ts';
export { prepareLibraryLists } from './music-library/lists/current-snapshot.ts';
export { librarySongs } from './music-library/library-songs.ts';
