import type { UserBrief } from './people.ts';
import type { Album, Artist, Playlist } from './collections.ts';
import type { OldSong, Song } from './song.ts';

/** Why something is proposed, in words for people. */
export interface Reasoned {
  alg: string;
  reason: string;
}

export type ProposedSong = OldSong & Reasoned;
export type SimilarPlaylist = Playlist & Reasoned;

/** contract page, 4.1: beside the daily songs */
export interface RecommendReason {
  songId: number;
  reason: string;
  reasonId: string;
  targetUrl: string | null;
}

/** A person who hears a song (contract page, simi/user). */
export interface Listener extends UserBrief {
  recommendReason: string;
  alg: string;
}

/** Heart mode (contract page, 3.5). */
export interface HeartItem {
  id: number;
  /** false: the list's own song */
  recommended: boolean;
  alg: string;
  songInfo: Song;
}

/** A row of somebody's play record (contract page, 4.10). */
export interface PlayRecord {
  playCount: number;
  /** 0 to 100, of the most played */
  score: number;
  song: Song;
}

export type RecentType = 'SONG' | 'MV' | 'VIDEO' | 'PLAYLIST' | 'ALBUM' | 'VOICE' | 'DJ';

/** What was played of late (contract page, 4.20). */
export interface Recent<Data> {
  resourceId: string;
  /** ms since 1970 */
  playTime: number;
  resourceType: RecentType;
  data: Data;
  banned: boolean;
}

/** The lists of what was played of late that have a screen. */
export type RecentList = 'song' | 'video' | 'playlist' | 'album';

export interface RecentAnswer<Data> {
  code: number;
  message: string;
  data: { total: number; list: Recent<Data>[] };
}

/** How often and how long something was heard. */
export interface Heard {
  plays: number;
  seconds: number;
}

/** What somebody heard in a span of time, the longest heard first (docs/api-extensions.md). */
export interface ListeningReport extends Heard {
  /** ms since 1970 */
  from: number;
  to: number;
  /** how many different ones */
  songCount: number;
  artistCount: number;
  /** in the span of the same length before */
  before: Heard;
  songs: (Heard & { song: Song })[];
  artists: (Heard & { artist: Artist })[];
  albums: (Heard & { album: Album })[];
  /** in their order; days on which nothing was heard are left out */
  days: (Heard & { date: string })[];
}
