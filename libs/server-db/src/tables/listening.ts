import type { Generated } from 'kysely';

/** One play of a song that ended at `at`. */
export interface PlayLogTable {
  id: Generated<number>;
  user_id: number;
  song_id: number;
  /** when it ended, ms since 1970 */
  at: number;
  seconds: number;
  /** the playlist or album it was played from, 0 = none */
  source_id: number;
  /** client-generated id of the listening event, unique for its user */
  listen: string | null;
}

/** Kinds of recently played resources besides songs. */
export type RecentKind = 'playlist' | 'album' | 'mv' | 'video';

/** Last play of a resource by a user. */
export interface RecentPlayTable {
  user_id: number;
  kind: RecentKind;
  /** for videos the id in table `video`, not the vid */
  resource_id: number;
  at: number;
}

/** Kinds that have a recently played list. */
export type ClearedKind = 'song' | RecentKind;

/** Entries removed from these lists: plays up to a time are hidden. */
export interface RecentClearedTable {
  user_id: number;
  kind: ClearedKind;
  /** 0 = all of the kind */
  resource_id: number;
  /** ms since 1970 */
  until: number;
  /** previous value of `until` */
  before: number;
}

/** Total plays of a song by all users on one listening day (`listeningDay`). */
export interface SongDayTable {
  day: number;
  song_id: number;
  plays: number;
}

/** `songs`: the daily songs; `lists`: the playlists of the day; `radar-`: a list of songs that is made each day. */
export type RecommendationKind =
  'songs' | 'lists' | 'radar-time' | 'radar-fan' | 'radar-treasure' | 'radar-new' | 'radar-mystery';

/** Recommendations of a user for a listening day; constant until the day is over. */
export interface RecommendationTable {
  user_id: number;
  day: number;
  kind: RecommendationKind;
  made_at: number;
  /** JSON of `Proposed[]` */
  items: string;
}

/** A song that recommendations for a user leave out. */
export interface UnwantedSongTable {
  user_id: number;
  song_id: number;
  source: 'trash' | 'dislike';
  at: number;
}

/** Rating of a song by a user; a song without a row is not rated. */
export interface SongRatingTable {
  user_id: number;
  song_id: number;
  /** 1 to 5 */
  stars: number;
  /** when it was rated last, ms since 1970 */
  at: number;
}

/** A song that a user skipped on the private FM. */
export interface SkippedSongTable {
  user_id: number;
  song_id: number;
  times: number;
  /** time of the last skip, ms since 1970 */
  at: number;
}

/** Similar songs of a song; only the greatest weights are stored. */
export interface SongNeighbourTable {
  song_id: number;
  other_id: number;
  weight: number;
}

/** When a song's neighbours were computed, and when they are due again; 0 = not before it is played. */
export interface SongNeighbourUpdateTable {
  song_id: number;
  due_at: number;
  made_at: number;
}

/** A row of a chart's last issue. Positions count from 0. */
export interface ChartEntryTable {
  playlist_id: number;
  song_id: number;
  position: number;
  /** position in the previous issue; -1 = not in it */
  last_position: number;
  score: number;
}

/** Songs recently served to a user by the private FM. */
export interface RadioStateTable {
  user_id: number;
  at: number;
  /** JSON list of song ids, latest first */
  served: string;
}

/** Privacy choice for play records. */
export interface ListeningPrivacyTable {
  user_id: number;
  /** 1: play records are visible to the user only */
  record_private: number;
}

/** What a device of a user plays, or played last. */
export interface PlaybackStateTable {
  user_id: number;
  /** random, made by the client; unique for its user only */
  device_id: string;
  /** for display, e.g. `Chrome · Android` */
  name: string;
  /** JSON list of song ids in playing order */
  queue: string;
  /** index of the current song in `queue` */
  place: number;
  /** position in the current song, ms */
  position: number;
  /** origin of the queue, `kind:id`; empty: none */
  source: string;
  /** when it was saved, ms since 1970 */
  at: number;
}

export interface ListeningTables {
  play_log: PlayLogTable;
  recent_play: RecentPlayTable;
  recent_cleared: RecentClearedTable;
  song_day: SongDayTable;
  proposal: RecommendationTable;
  unwanted_song: UnwantedSongTable;
  song_rating: SongRatingTable;
  skipped_song: SkippedSongTable;
  song_neighbour: SongNeighbourTable;
  song_upkeep: SongNeighbourUpdateTable;
  chart_entry: ChartEntryTable;
  radio_state: RadioStateTable;
  listening_choice: ListeningPrivacyTable;
  playback_state: PlaybackStateTable;
}
