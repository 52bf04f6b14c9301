import type { Generated } from 'kysely';

/** Kinds of collected resources besides playlists, which have a table of their own. */
export type SubscriptionKind = 'album' | 'artist' | 'mv' | 'video' | 'topic';

export interface SubscriptionTable {
  user_id: number;
  kind: SubscriptionKind;
  /** for videos the id in table `video`, not the vid */
  resource_id: number;
  created_at: number;
}

/** Columns (专栏): texts that can be collected. */
export interface TopicTable {
  id: number;
  creator_id: number;
  title: string;
  summary: string;
  category: string;
  tags: string;
  image_key: string;
  read_count: number;
  liked_count: number;
  created_at: number;
}

/** A user's order of playlists, own and collected ones; a playlist without a row is new. */
export interface PlaylistOrderTable {
  user_id: number;
  playlist_id: number;
  position: number;
}

/** Songs of a playlist before a change. */
export interface PlaylistVersionTable {
  playlist_id: number;
  /** from 1, in order of time */
  version: number;
  /** owner of the playlist */
  user_id: number;
  /** time of the change */
  made_at: number;
  /** song ids separated by commas, in order */
  song_ids: string;
}

/** Entries of a video playlist. */
export interface PlaylistVideoTable {
  playlist_id: number;
  kind: 'mv' | 'video';
  resource_id: number;
  position: number;
  added_at: number;
}

/** A playlist defined by rules. */
export interface SmartPlaylistTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** JSON of the contract's `SmartRules` */
  rules: string;
  created_at: number;
  updated_at: number;
}

/** Columns added to `playlist` after the first schema. */
export interface PlaylistColumns {
  type: Generated<'NORMAL' | 'VIDEO' | 'SHARED'>;
}

export interface LibraryTables {
  subscription: SubscriptionTable;
  topic: TopicTable;
  playlist_order: PlaylistOrderTable;
  playlist_video: PlaylistVideoTable;
  playlist_version: PlaylistVersionTable;
  smart_playlist: SmartPlaylistTable;
}
