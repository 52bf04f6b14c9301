/** What is shown beside songs: videos, where films come from, and the words browsing is ordered by. */
export interface VideoTable {
  id: number;
  /** 32 hex digits in capitals, how the contract names it */
  vid: string;
  title: string;
  description: string;
  /** a user */
  creator_id: number;
  image_key: string;
  duration_ms: number;
  play_count: number;
  published_at: number;
  width: number;
  height: number;
  /** the song that is heard in it */
  song_id: number | null;
  /** the service the film is kept at, where it is not ours */
  provider: string | null;
  /** its page at that service */
  url: string | null;
}

export interface VideoGroupTable {
  id: number;
  name: string;
  position: number;
  /** 1: also one of the few categories */
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
  /** lines: 240, 480, 720, 1080 */
  resolution: number;
  /** bytes */
  size: number;
  /** absolute, or below this server when it begins with `/` */
  url: string;
  /** hex md5 of the file, empty when not known */
  md5: string;
}

/** A word playlists are sorted under (contract page, 4.13). */
export interface PlaylistTagTable {
  id: number;
  name: string;
  /** 0 language, 1 style, 2 scene, 3 feeling, 4 theme */
  category: number;
  hot: number;
  position: number;
}

/** A chapter of an artist's portrait. */
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
