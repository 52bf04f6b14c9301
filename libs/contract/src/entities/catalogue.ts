import type { Privilege, Song } from './song.ts';
import type { Credit } from './credits.ts';
import type { LibraryAlbumKind, LibraryEdition, LibraryWork } from './music-library.ts';
import type { UserBrief } from './people.ts';
import type { VideoBrief } from './video-brief.ts';

/** An artist (docs/specification/contract/entities.md#artist). */
export interface Artist {
  id: number;
  name: string;
  picUrl: string | null;
  img1v1Url: string;
  cover?: string;
  avatar?: string;
  alias: string[];
  trans: string | null;
  transNames?: string[] | null;
  briefDesc: string;
  albumSize: number;
  musicSize: number;
  mvSize?: number | null;
  followed?: boolean;
  score?: number;
  lastRank?: number;
}

/** An album (docs/specification/contract/entities.md#album). */
export interface Album {
  id: number;
  name: string;
  picUrl: string;
  artist: Artist;
  artists: Artist[];
  /** number of songs */
  size: number;
  publishTime: number;
  type: string;
  company: string | null;
  description: string;
  alias: string[];
  commentThreadId: string;
  /** of an album of the music libraries; extension (docs/api-extensions.md) */
  library?: LibraryAlbumDetails;
}

/** What the files of an album say; extension (docs/api-extensions.md). */
export interface LibraryAlbumDetails {
  kind: LibraryAlbumKind;
  /** year of this release and of the first one; 0 = unknown */
  year: number;
  originalYear: number;
  /** ms since 1970 */
  addTime: number;
  /** discs that have a subtitle */
  discs: { no: number; subtitle: string }[];
  /** '' = unknown, as are the next two */
  catalogueNumber: string;
  /** digits */
  barcode: string;
  /** country of the release: two letters of ISO 3166, `XW` = worldwide, `XE` = Europe */
  country: string;
  /** of all songs that the caller may hear */
  credits: Credit[];
  /** works of several movements, in the order of the album */
  works: LibraryWork[];
  /** other editions of the album, oldest first */
  editions: LibraryEdition[];
  /** service that the cover is from, and its page about the album */
  coverFrom?: { name: string; url: string } | undefined;
}

/** A playlist (docs/specification/contract/entities.md#playlist). */
export interface Playlist {
  id: number;
  name: string;
  coverImgUrl: string;
  userId: number;
  creator: UserBrief | null;
  subscribed: boolean | null;
  subscribedCount: number;
  trackCount: number;
  playCount: number;
  shareCount?: number;
  commentCount?: number;
  description: string | null;
  tags: string[];
  copywriter?: string;
  updateFrequency?: string | null;
  createTime: number;
  updateTime: number;
  trackUpdateTime: number;
  /** 0 public, 10 private */
  privacy: number;
  /** 0 normal, 5 liked songs, 10 official chart */
  specialType: number;
  highQuality: boolean;
  commentThreadId: string;
  ToplistType?: string;
}

export interface PlaylistDetail extends Playlist {
  /** may contain only the first songs; `trackIds` is complete */
  tracks: Song[];
  /** `at`: time of adding, ms since 1970 */
  trackIds: {
    id: number;
    v: number;
    t: number;
    at: number;
    uid: number;
    alg: string | null;
    rcmdReason: string;
  }[];
  creator: UserBrief;
  subscribers: UserBrief[];
  /** content of a playlist of videos; null for other playlists */
  videoIds?: string[] | null;
  videos?: VideoBrief[] | null;
}

/** State of a playlist's songs before a change; extension (docs/api-extensions.md). */
export interface PlaylistVersion {
  version: number;
  /** time of the change, ms since 1970 */
  time: number;
  /** number of songs */
  count: number;
  /** numbers of songs added and removed until the next version, or until now */
  added: number;
  removed: number;
}

export interface PlaylistDetailAnswer {
  code: number;
  playlist: PlaylistDetail;
  privileges: Privilege[];
}

export interface Banner {
  /** title of the target; extension of this server */
  title?: string;
  imageUrl: string;
  targetId: number;
  /** 1 song, 10 album, 100 artist, 1000 playlist, 1004 MV, 3000 web page */
  targetType: number;
  titleColor: string;
  typeTitle: string;
  url: string | null;
  exclusive: boolean;
  encodeId: string;
}

export interface PersonalizedPlaylist {
  id: number;
  type: number;
  name: string;
  copywriter: string;
  picUrl: string;
  playCount: number;
  trackCount: number;
}

export interface PersonalizedMv {
  id: number;
  type: number;
  name: string;
  copywriter: string;
  picUrl: string;
  /** ms */
  duration: number;
  playCount: number;
  artists: { id: number; name: string }[];
  artistName: string;
  artistId: number;
}

export interface PrivateContent {
  id: number;
  url: string;
  picUrl: string;
  sPicUrl: string;
  /** 5 = MV */
  type: number;
  copywriter: string;
  name: string;
}
