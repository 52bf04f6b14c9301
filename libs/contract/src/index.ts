// Named exports, so that bundlers can leave these modules out of the first chunk.
export {
  CAPTCHA_DIGITS,
  isEmail,
  isNewPassword,
  isNickname,
  isPhone,
  nicknameKey,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SIGNATURE_MAX,
} from './account-rules.ts';
export { type BitrateLimit, bitrateLimits, toBitrateLimit } from './bitrate-limits.ts';
export {
  CORRECTED_SONGS_MAX,
  REPLACED_SONGS_MAX,
  CORRECTED_TEXT_MAX,
  CORRECTED_YEAR_MAX,
  TAG_ENCODINGS,
  type TagEncoding,
  LIBRARY_FORGET_DAYS,
  LIBRARY_MEMBERS_MAX,
  LIBRARY_NAME_MAX,
  LIBRARY_PATH_MAX,
} from './music-library-rules.ts';
export { LIKED_SONGS, OFFICIAL_CHART, PRIVATE_PLAYLIST } from './playlist-kinds.ts';
export { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX, PLAYLIST_TAGS_MAX } from './playlist-rules.ts';
export {
  hasVisibleText,
  POST_MAX,
  POST_PICTURE_BYTES_MAX,
  POST_PICTURES_MAX,
  cleanedLength,
} from './post-rules.ts';
export { REQUEST_TIMEOUT_MS, resultCodes, sessionStatuses, type SessionStatus } from './result-codes.ts';
export { endpoint, type AnswerOf, type Endpoint, type HttpMethod, type ParamsOf } from './endpoint.ts';
export * as endpoints from './endpoints/index.ts';
export { fileName } from './file-name.ts';
export { type SearchKind, searchKinds } from './search-kinds.ts';
export { sameAppHeader } from './same-app-header.ts';
export type { ProfileChange } from './endpoints/account.ts';
export type {
  AccountExport,
  BitrateLimits,
  CallerBitrateLimit,
  Invitation,
  SignedInDevice,
  LoudnessProgress,
  DemoCatalogueState,
  StoredFilesState,
  PendingCaptcha,
} from './endpoints/account-extensions.ts';
export type { DownloadPlan, OmittedSong } from './endpoints/downloads.ts';
export type {
  CorrectionParams,
  MusicLibraryParams,
  ReplacementParams,
  PicturedParams,
} from './endpoints/music-library-administration.ts';
export type {
  LibraryAlbumParams,
  LibraryArtistParams,
  LibrarySongParams,
} from './endpoints/music-library.ts';
export type { PlaylistListItem } from './endpoints/music.ts';
export type {
  Multimatch,
  SearchOverview,
  SearchReminder,
  SearchResult,
  SuggestAnswer,
} from './endpoints/search.ts';
export type { CommentInfo, CommentPage, FollowRecord, ThreadParams } from './endpoints/social.ts';
export type { CommentDensity } from './endpoints/social-extensions.ts';
export type { Capabilities } from './endpoints/system.ts';
export type * from './entities/artist-page.ts';
export type * from './entities/browsing.ts';
export type * from './entities/collected-resources.ts';
export type * from './entities/cloud-song-details.ts';
export type * from './entities/cloud.ts';
export type * from './entities/catalogue.ts';
export type * from './entities/listening.ts';
export type * from './entities/login-answer.ts';
export type * from './entities/lyric-version.ts';
export type * from './entities/music-library-administration.ts';
export type * from './entities/song-replacement.ts';
export type * from './entities/artist-rule.ts';
export type * from './entities/library-reason.ts';
export type * from './entities/tag-correction.ts';
export type * from './entities/people.ts';
export type * from './entities/social.ts';
export type * from './entities/notifications.ts';
export type * from './entities/reports.ts';
export type * from './entities/smart-playlist.ts';
export type * from './entities/song-facts.ts';
export type * from './entities/credits.ts';
export type * from './entities/song-ratings.ts';
export type * from './entities/music-library.ts';
export type * from './entities/song.ts';
export type * from './entities/video.ts';
export type * from './entities/video-brief.ts';
export { outsideSourceNames } from './entities/music-library-administration.ts';
export { libraryAlbumKinds } from './entities/music-library.ts';
export { creditRoles } from './entities/credits.ts';
export { smartFormats } from './entities/smart-playlist.ts';
export { MAX_STARS } from './entities/song-ratings.ts';
export { qualityLevels } from './entities/song.ts';
export {
  type LibraryUnplayableReason,
  toTrack,
  toTracks,
  type Track,
  UNPLAYABLE_TYPES,
  type UnplayableReason,
} from './entities/track.ts';
