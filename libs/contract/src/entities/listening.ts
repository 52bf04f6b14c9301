import type { UserBrief } from './people.ts';
import type { Album, Artist, Playlist } from './catalogue.ts';
import type { OldSong, Song } from './song.ts';

/** Reason of a recommendation, as text for the user. */
export interface RecommendationReason {
  alg: string;
  reason: string;
}

export type RecommendedSong = OldSong & RecommendationReason;
export type SimilarPlaylist = Playlist & RecommendationReason;

/** Reason of a daily song (docs/specification/contract/discover.md#personal-recommendations). */
export interface RecommendReason {
  songId: number;
  reason: string;
  reasonId: string;
  targetUrl: string | null;
}

/** A user who listens to a song (docs/specification/contract/README.md, simi/user). */
export interface Listener extends UserBrief {
  recommendReason: string;
  alg: string;
}

/** An entry of heart mode (docs/specification/contract/songs.md). */
export interface HeartItem {
  id: number;
  /** false: a song of the playlist itself */
  recommended: boolean;
  alg: string;
  songInfo: Song;
}

/** A row of a user's play record (docs/specification/contract/social.md#homepage). */
export interface PlayRecord {
  playCount: number;
  /** plays relative to the most played song, 0 to 100 */
  score: number;
  song: Song;
}

export type RecentType = 'SONG' | 'MV' | 'VIDEO' | 'PLAYLIST' | 'ALBUM' | 'VOICE' | 'DJ';

/** A recently played resource (docs/specification/contract/my-music.md#recently-played). */
export interface Recent<Data> {
  resourceId: string;
  /** ms since 1970 */
  playTime: number;
  resourceType: RecentType;
  data: Data;
  banned: boolean;
}

/** Lists of recently played resources that have a screen. */
export type RecentList = 'song' | 'video' | 'playlist' | 'album';

export interface RecentAnswer<Data> {
  code: number;
  message: string;
  data: { total: number; list: Recent<Data>[] };
}

/** Number of plays and total time. */
export interface PlayTotals {
  plays: number;
  seconds: number;
}

/** Listening statistics of a user in a period, the longest played first (docs/api-extensions.md). */
export interface ListeningReport extends PlayTotals {
  /** ms since 1970 */
  from: number;
  to: number;
  /** numbers of different songs and artists */
  songCount: number;
  artistCount: number;
  /** the preceding period of the same length */
  before: PlayTotals;
  songs: (PlayTotals & { song: Song })[];
  artists: (PlayTotals & { artist: Artist })[];
  albums: (PlayTotals & { album: Album })[];
  /** the longest played first; the time of a song is divided among its genres; an empty key: without genre, last */
  genres?: (PlayTotals & { key: string; name: string })[];
  /** listening time of which `genres` are parts, also of genres that are not listed */
  genreSeconds?: number;
  /** by first year, the latest first; 0: without year, last */
  decades?: (PlayTotals & { decade: number })[];
  /** in chronological order; days without plays are left out */
  days: (PlayTotals & { date: string })[];
}

/** What a device of the caller plays or played last, and where it is (docs/api-extensions.md). */
export interface PlaybackDevice {
  /** random id of the browser or app */
  device: string;
  /** for display, e.g. `Chrome · Android` */
  name: string;
  /** when it was saved, ms since 1970 */
  time: number;
  /** position in `song`, ms */
  position: number;
  /** number of songs in the queue */
  count: number;
  song: Song;
}

/** The queue of a device, without songs that the caller may not hear. */
export interface PlaybackQueue {
  songs: Song[];
  /** index of the current song */
  index: number;
  /** position in the current song, ms */
  position: number;
  /** origin of the queue, `kind:id`; empty: none */
  source: string;
}
