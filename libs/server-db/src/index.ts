export { DamagedDatabase, isDamageError } from './check-sqlite.ts';
export { checkpoint, disableAutomaticCheckpoints } from './checkpoints.ts';
export { classifyDbError } from './classify-db-error.ts';
export { resetIdentitySequences } from './identity-sequences.ts';
export { insertMany, insertRows } from './insert-many.ts';
export { knownSchemas } from './migrations/index.ts';
export {
  DATABASE_FILE,
  type Db,
  acquireSeedLock,
  connect,
  currentSchema,
  databaseLocation,
  isPostgres,
  isPostgresUrl,
  migrate,
  openDb,
} from './open.ts';
export { ownTables } from './own-tables.ts';
export { refreshStatistics } from './refresh-statistics.ts';
export type {
  AlbumRow,
  ArtistRow,
  CommentRow,
  EventRow,
  MvTable,
  NewSong,
  PlaylistRow,
  PlaylistTable,
  SongRow,
  Tables,
  UserRow,
  UserTable,
} from './schema.ts';
export { classifySqliteError } from './sqlite-driver.ts';
export type { QrLoginTable, Role } from './tables/accounts.ts';
export type { SongArtistTable } from './tables/catalogue.ts';
export type { CloudSongRow, PictureKind, UploadTicketRow } from './tables/cloud.ts';
export type { DownloadTicketRow } from './tables/downloads.ts';
export type { PlaylistVideoTable, SmartPlaylistTable, SubscriptionKind } from './tables/library.ts';
export type {
  ClearedKind,
  PlaybackStateTable,
  RecentKind,
  RecommendationKind,
  SongRatingTable,
  UnwantedSongTable,
} from './tables/listening.ts';
export type { LyricVersionRow } from './tables/lyrics.ts';
export type {
  LibrarySongRow,
  MusicFileRow,
  MusicFileState,
  MusicFolderRow,
  MusicLibraryKind,
  MusicLibraryRow,
  MusicLibraryState,
  OfflineReason,
} from './tables/music-library.ts';
export type { OutsideSourceName, PicturedKind } from './tables/library-administration.ts';
export type { NotificationTable, NotificationTables } from './tables/notifications.ts';
export type { SearchDocTable, SearchTermTable } from './tables/search.ts';
export type { HashtagTopicTable, MentionTable } from './tables/social.ts';
export type { ReplacementKind } from './tables/song-replacements.ts';
export type { SoundFileRow, SoundFileSummary, SoundFileTable } from './tables/sound.ts';
export type { MediaSourceTable, VideoGroupTable, VideoTable } from './tables/video.ts';
export { allInOrder } from './all-in-order.ts';
export { whereIn } from './where-in.ts';
export { inWriteTransaction, nextId, reserveIds } from './write-transaction.ts';
