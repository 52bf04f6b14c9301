export {
  claimAdminMutation,
  createInvitationMutation,
  invitationsQuery,
  type NewInvitation,
  revokeInvitationMutation,
  pendingCaptchasQuery,
} from './admin-queries.ts';
export {
  folderCheckQuery,
  type LibrarySettings,
  MUSIC_LIBRARIES,
  musicLibrariesQuery,
  unreadableFilesQuery,
} from './music-libraries.ts';
export {
  addMusicLibraryMutation,
  confirmMissingFilesMutation,
  removeMusicLibraryMutation,
  restoreMusicLibraryMutation,
  scanMusicLibraryMutation,
  updateMusicLibraryMutation,
} from './music-library-mutations.ts';
export { areCorrectable, TAG_CORRECTIONS } from './correctable-songs.ts';
export {
  correctableTagsQuery,
  correctionPreviewQuery,
  correctionsQuery,
  correctTagsMutation,
  loadExportedCorrections,
  tagReadingsOfSongsQuery,
  undoCorrectionMutation,
} from './tag-corrections.ts';
export {
  BITRATE_LIMITS,
  bitrateLimitsQuery,
  callerBitrateLimitQuery,
  type NewBitrateLimit,
  setBitrateLimitMutation,
} from './bitrate-limits.ts';
export {
  duplicatesQuery,
  keepDuplicatesMutation,
  missingSongsQuery,
  replacementPreviewQuery,
  replacementsQuery,
  replaceSongsMutation,
  searchDuplicatesMutation,
  SONG_REPLACEMENTS,
  type SongPair,
  undoReplacementsMutation,
} from './song-replacements.ts';
export {
  addArtistRuleMutation,
  ARTIST_RULES,
  artistRulePreviewQuery,
  artistRulesQuery,
  loadArtistRules,
  undoArtistRuleMutation,
} from './artist-rules.ts';
export {
  CHOSEN_PICTURES,
  choosePictureMutation,
  foundPicturesQuery,
  type PictureChoice,
} from './chosen-pictures.ts';
export { OUTSIDE_SOURCES, outsideSourcesQuery, setOutsideSourcesMutation } from './outside-sources.ts';
export { DEMO_CATALOGUE, demoCatalogueQuery, setDemoCatalogueMutation } from './demo-catalogue.ts';
export { cleanFilesMutation, storedFilesQuery } from './stored-files.ts';
export {
  captchaLoginMutation,
  countriesQuery,
  type Phone,
  type PhoneProof,
  sendCaptchaMutation,
} from './captcha.ts';
export { accountKeys } from './keys.ts';
export { roleQuery } from './role-query.ts';
export { lazyAccountKeys } from './lazy-keys.ts';
export { loginMutation, logout, registerAnonymous, type Credentials } from './login-mutations.ts';
export {
  bindingsQuery,
  changePasswordMutation,
  deleteAccountMutation,
  exportAccountMutation,
  type AvatarUpload,
  updateProfileMutation,
  uploadAvatarMutation,
} from './account-queries.ts';
export {
  hideRecordMutation,
  recordHiddenQuery,
  type UnwantedSong,
  unwantedQuery,
  restoreUnwantedMutation,
} from './privacy.ts';
export {
  decideQrLoginMutation,
  type QrCode,
  qrCodeQuery,
  type QrDecision,
  qrLoginMutation,
  qrScanQuery,
  type QrState,
  qrStateQuery,
} from './qr-login.ts';
export { capabilitiesQuery, loginStatusQuery, type LoginStatus } from './login-status.ts';
export { newPasswordError, nicknameError } from './validation.ts';
export { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './sessions.ts';
export { nicknameAvailabilityQuery, resetPasswordMutation, type SignUp, signUpMutation } from './sign-up.ts';
export { fetchCapabilities, fetchHealth, fetchVersion } from './health.ts';
