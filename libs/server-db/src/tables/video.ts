/** A video. */
export interface VideoTable {
  id: number;
  /** id in the contract: 32 uppercase hex digits */
  vid: string;
  title: string;
  description: string;
  /** id of a user */
  creator_id: number;
  image_key: string;
  duration_ms: number;
  play_count: number;
  published_at: number;
  width: number;
  height: number;
  /** the song heard in the video */
  song_id: number | null;
  /** the external service that hosts the film, if any */
  provider: string | null;
  /** URL of its page at that service */
  url: string | null;
}

export interface VideoGroupTable {
  id: number;
  name: string;
  position: number;
  /** 1: also one of the main categories */
  category: number;
}

export interface VideoInGroupTable {
  group_id: number;
  video_id: number;
}

/** One file of a film. */
export interface MediaSourceTable {
  /** `mv` or `video` */
  kind: string;
  resource_id: number;
  /** height in lines: 240, 480, 720, 1080 */
  resolution: number;
  /** bytes */
  size: number;
  /** absolute, or relative to this server when it starts with `/` */
  url: string;
  /** hex md5 of the file, empty when unknown */
  md5: string;
}

/** A tag of playlists (docs/specification/contract/discover.md#playlist-categories). */
export interface PlaylistTagTable {
  id: number;
  name: string;
  /** 0 language, 1 style, 2 scene, 3 feeling, 4 theme */
  category: number;
  hot: number;
  position: number;
}

/** A chapter of an artist's biography. */
export interface ArtistChapterTable {
  artist_id: number;
  position: number;
  title: string;
  body: string;
}

export interface VideoTables {
  video: VideoTable;
  video_group: VideoGroupTable;
  video_in_group: VideoInGroupTable;
  media_source: MediaSourceTable;
  playlist_tag: PlaylistTagTable;
  artist_chapter: ArtistChapterTable;
}
