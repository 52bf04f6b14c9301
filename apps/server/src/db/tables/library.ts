import type { Generated } from 'kysely';

/** What somebody can collect beside playlists, which have a table of their own. */
export type SubscriptionKind = 'album' | 'artist' | 'mv' | 'video' | 'topic';

export interface SubscriptionTable {
  user_id: number;
  kind: SubscriptionKind;
  /** for a video the number in table `video`, not the vid */
  resource_id: number;
  created_at: number;
}

/** Columns 专栏: texts that can be collected. */
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

/** In which order somebody wants to see playlists, own and collected ones; a list without a row is a new one. */
export interface PlaylistOrderTable {
  user_id: number;
  playlist_id: number;
  position: number;
}

/** How the songs of a playlist stood before a change of theirs. */
export interface PlaylistVersionTable {
  playlist_id: number;
  /** from 1, in the order of time */
  version: number;
  /** whose list it is */
  user_id: number;
  /** when the change came */
  made_at: number;
  /** numbers with commas between them, in their order */
  song_ids: string;
}

/** What is in a playlist of videos. */
export interface PlaylistVideoTable {
  playlist_id: number;
  kind: 'mv' | 'video';
  resource_id: number;
  position: number;
  added_at: number;
}

/** A playlist that rules make. */
export interface SmartPlaylistTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** JSON of the contract's `SmartRules` */
  rules: string;
  created_at: number;
  updated_at: number;
}

/** What the first `playlist` table did not have. */
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
