import type { Generated, Insertable, Selectable } from 'kysely';
import type { AlbumTable, ArtistTable, SongArtistTable, SongTable } from './tables/catalogue.ts';
import type { CloudTables } from './tables/cloud.ts';
import type { DownloadTables } from './tables/downloads.ts';
import type { AccountTables, SessionColumns, UserColumns } from './tables/accounts.ts';
import type { LibraryTables, PlaylistColumns } from './tables/library.ts';
import type { ListeningTables } from './tables/listening.ts';
import type { MusicLibraryTables } from './tables/music-library.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { CommentColumns, EventColumns, SocialTables } from './tables/social.ts';
import type { SearchTables } from './tables/search.ts';
import type { RateLimitTables } from './tables/rate-limits.ts';
import type { LyricTables } from './tables/lyrics.ts';
import type { SongReplacementTables } from './tables/song-replacements.ts';
import type { SoundTables } from './tables/sound.ts';
import type { VideoTables } from './tables/video.ts';

/**
 * Table types. Times are ms since 1970, durations ms, flags 0 or 1, lists JSON text: the smallest set of types
 * that SQLite and PostgreSQL share.
 */
export interface UserTable extends UserColumns {
  id: Generated<number>;
  nickname: string;
  image_key: string;
  signature: string;
  gender: number;
  birthday: number;
  province: number;
  city: number;
  vip_type: number;
  user_type: number;
  description: string;
  anonymous: number;
  created_at: number;
  phone: string | null;
  country_code: string | null;
  email: string | null;
  /** argon2id over md5hex(password); null: cannot log in */
  password_hash: string | null;
  listen_songs: number;
  level: number;
}

export interface SessionTable extends SessionColumns {
  /** SHA-256 of the token, so that a copy of the database contains no usable sessions */
  token_hash: string;
  user_id: number;
  anonymous: number;
  created_at: number;
  expires_at: number;
}

export interface PlaylistTable extends PlaylistColumns {
  id: Generated<number>;
  name: string;
  owner_id: number;
  description: string | null;
  tags: string;
  copywriter: string;
  image_key: string;
  created_at: number;
  updated_at: number;
  tracks_updated_at: number;
  privacy: number;
  special_type: number;
  high_quality: number;
  play_count: number;
  share_count: number;
  /** subscribers added to the rows of playlist_subscriber: the seeded popularity */
  base_subscribers: number;
  toplist_type: string | null;
  update_frequency: string | null;
  position: number;
  hidden: number;
}

/** A song in a playlist. */
export interface PlaylistTrackTable {
  playlist_id: number;
  song_id: number;
  /** sort key, ascending */
  position: number;
  added_at: number;
  user_id: number;
}

export interface PlaylistSubscriberTable {
  playlist_id: number;
  user_id: number;
  created_at: number;
}

/** `user_id` follows `target_id`. */
export interface FollowTable {
  user_id: number;
  target_id: number;
  created_at: number;
}

export interface CommentTable extends CommentColumns {
  id: Generated<number>;
  /** 0 song, 1 MV, 2 playlist, 3 album, 5 video, 6 event (docs/specification/contract/comments.md) */
  resource_type: number;
  resource_id: number;
  user_id: number;
  content: string;
  created_at: number;
  /** total: seeded likes and the rows of comment_like */
  liked_count: number;
  reply_to: number | null;
}

export interface CommentLikeTable {
  comment_id: number;
  user_id: number;
}

export interface MvTable {
  id: number;
  name: string;
  artist_id: number;
  song_id: number;
  duration_ms: number;
  play_count: number;
  copywriter: string;
  description: string;
  published: string;
  image_key: string;
  /** 内地, 港台, 欧美, 日本, 韩国 (docs/specification/contract/video.md#mv-lists) */
  area: Generated<string>;
  /** 官方版, 原生, 现场版, 独家 */
  type: Generated<string>;
  /** recent popularity, the order of the chart */
  score: Generated<number>;
  /** position in the previous chart, from 0 */
  last_rank: Generated<number>;
}

export interface BannerTable {
  position: number;
  target_type: number;
  target_id: number;
  type_title: string;
  title: string;
  title_color: string;
  url: string | null;
  image_key: string;
}

export interface PrivateContentTable {
  id: number;
  position: number;
  name: string;
  copywriter: string;
  type: number;
  target_id: number;
  image_key: string;
}

export interface EventTable extends EventColumns {
  id: number;
  user_id: number;
  type: number;
  /** the text in the contract's `json` field */
  body: string;
  created_at: number;
  /** total: seeded likes and the rows of resource_like */
  liked_count: number;
}

/** Total plays of a song by a user. */
export interface PlayRecordTable {
  user_id: number;
  song_id: number;
  plays: number;
  seconds: number;
  last_at: number;
}

/** A trending query, as seeded. */
export interface HotSearchTable {
  position: number;
  word: string;
  score: number;
  content: string;
  icon_type: number;
}

/** Last id issued under a name, see `nextId`. */
export interface CounterTable {
  name: string;
  value: number;
}

/** Server state by name, such as keys and timestamps of background jobs. */
export interface SettingTable {
  name: string;
  value: string;
}

/** All tables by name. */
export interface Tables
  extends
    CloudTables,
    DownloadTables,
    AccountTables,
    LibraryTables,
    MusicLibraryTables,
    SongReplacementTables,
    VideoTables,
    SocialTables,
    SoundTables,
    NotificationTables,
    SearchTables,
    RateLimitTables,
    LyricTables,
    ListeningTables {
  artist: ArtistTable;
  album: AlbumTable;
  song: SongTable;
  song_artist: SongArtistTable;
  user: UserTable;
  session: SessionTable;
  playlist: PlaylistTable;
  playlist_track: PlaylistTrackTable;
  playlist_subscriber: PlaylistSubscriberTable;
  follow: FollowTable;
  comment: CommentTable;
  comment_like: CommentLikeTable;
  mv: MvTable;
  banner: BannerTable;
  private_content: PrivateContentTable;
  event: EventTable;
  play_record: PlayRecordTable;
  hot_search: HotSearchTable;
  setting: SettingTable;
  counter: CounterTable;
}

export type ArtistRow = Selectable<ArtistTable>;
export type AlbumRow = Selectable<AlbumTable>;
export type SongRow = Selectable<SongTable>;
export type UserRow = Selectable<UserTable>;
export type PlaylistRow = Selectable<PlaylistTable>;
export type CommentRow = Selectable<CommentTable>;
export type EventRow = Selectable<EventTable>;
export type NewSong = Insertable<SongTable>;
