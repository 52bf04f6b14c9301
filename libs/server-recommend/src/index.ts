export { startBackgroundJobs } from './background-jobs.ts';
export {
  type ClearedPlays,
  clearRecentPlays,
  notCleared,
  recentPlaysClearedAt,
  restoreRecentPlays,
} from './cleared-recent-plays.ts';
export { dailyPlaylists } from './daily-playlists.ts';
export { dailySongs, replaceDislikedSong } from './daily-songs.ts';
export { guestDailySongs, guestFmSongs } from './guest-songs.ts';
export { heartModeSongs } from './heart-mode.ts';
export {
  type PlayTotals,
  type ReportPeriod,
  listeningTotals,
  topByListeningTime,
  totalsByDay,
} from './listening-report.ts';
export { decadeShares, genreShares } from './listening-shares.ts';
export { setRecordPrivate, usersWithPrivateRecords } from './play-record-privacy.ts';
export {
  type PlaybackState,
  heardQueue,
  playbackStateOf,
  playbackStates,
  removePlaybackState,
  savePlaybackState,
} from './playback-states.ts';
export { type PrivateFmMode, privateFmSongs } from './private-fm.ts';
export { pickedPlaylists, suggestablePlaylists } from './public-playlists.ts';
export { publishCharts, unpublishCharts } from './publish-charts.ts';
export { publicSongs } from './public-songs.ts';
export { type RadarKind, radarSongs } from './radar-songs.ts';
export type { RecommendationUser } from './recommendation-user.ts';
export type { Recommended } from './recommendation-reasons.ts';
export { type ListeningEvent, recordListening, recordRecentPlay } from './record-listening.ts';
export { listenersOf, playlistsWithSong, similarArtists, similarSongs } from './similar-content.ts';
export { recordSkip } from './skipped-songs.ts';
export { HISTORY_DAYS, recommendationDays, storedRecommendation } from './stored-recommendations.ts';
export {
  addUnwantedSong,
  countUnwantedSongs,
  listUnwantedSongs,
  removeUnwantedSong,
  unwantedSongIds,
} from './unwanted-songs.ts';
