import type { Generated } from 'kysely';

/** One listening, from its beginning to `at`. */
export interface PlayLogTable {
  id: Generated<number>;
  user_id: number;
  song_id: number;
  /** when it ended, ms since 1970 */
  at: number;
  seconds: number;
  /** the playlist or album it was played from, 0 = neither */
  source_id: number;
  /** what its client called it, unique for its user */
  listen: string | null;
}

/** What can be played beside songs. */
export type RecentKind = 'playlist' | 'album' | 'mv' | 'video';

export interface RecentPlayTable {
  user_id: number;
  kind: RecentKind;
  /** for a video the number in table `video`, not the vid */
  resource_id: number;
  at: number;
}

/** What has a list of what was played of late. */
export type ClearedKind = 'song' | RecentKind;

/** What is left out of these lists as far as it was played up to a time. */
export interface RecentClearedTable {
  user_id: number;
  kind: ClearedKind;
  /** 0 = everything of the kind */
  resource_id: number;
  /** ms since 1970 */
  until: number;
  /** what `until` was before it was changed last */
  before: number;
}

/** How often everybody together played a song on one listening day (`dayNumber`). */
export interface SongDayTable {
  day: number;
  song_id: number;
  plays: number;
}

/** `songs`: the daily songs; `lists`: the playlists of the day. */
export type ProposalKind = 'songs' | 'lists';

/** What somebody was proposed on a listening day; it stays as it is until the day is over. */
export interface ProposalTable {
  user_id: number;
  day: number;
  kind: ProposalKind;
  made_at: number;
  /** JSON of `Proposed[]` */
  items: string;
}

/** A song somebody does not want to be proposed any more. */
export interface UnwantedSongTable {
  user_id: number;
  song_id: number;
  source: 'trash' | 'dislike';
  at: number;
}

/** A song somebody passed over on the private radio. */
export interface SkippedSongTable {
  user_id: number;
  song_id: number;
  times: number;
  /** the last time, ms since 1970 */
  at: number;
}

/** Songs that go with a song; the greatest weights only. */
export interface SongNeighbourTable {
  song_id: number;
  other_id: number;
  weight: number;
}

/** When a song's neighbours were found, and when they are to be looked for again; 0 = not before it is played. */
export interface SongUpkeepTable {
  song_id: number;
  due_at: number;
  made_at: number;
}

/** A row of a chart as it was published last. Places count from 0. */
export interface ChartEntryTable {
  playlist_id: number;
  song_id: number;
  position: number;
  /** in the issue before; -1 = it was not in it */
  last_position: number;
  score: number;
}

/** What the private radio gave somebody of late. */
export interface RadioStateTable {
  user_id: number;
  at: number;
  /** JSON list of song ids, the latest first */
  served: string;
}

export interface ListeningChoiceTable {
  user_id: number;
  /** 1: nobody else sees what was played */
  record_private: number;
}

export interface ListeningTables {
  play_log: PlayLogTable;
  recent_play: RecentPlayTable;
  recent_cleared: RecentClearedTable;
  song_day: SongDayTable;
  proposal: ProposalTable;
  unwanted_song: UnwantedSongTable;
  skipped_song: SkippedSongTable;
  song_neighbour: SongNeighbourTable;
  song_upkeep: SongUpkeepTable;
  chart_entry: ChartEntryTable;
  radio_state: RadioStateTable;
  listening_choice: ListeningChoiceTable;
}
