/** @file Search (docs/specification/contract/search.md). */
import { endpoint } from '../endpoint.ts';
import type { Album, Artist, Playlist } from '../entities/catalogue.ts';
import type { UserBrief } from '../entities/people.ts';
import type { OldSong, Song } from '../entities/song.ts';
import type { MvBrief } from '../entities/video.ts';
import type { VideoBrief } from '../entities/video-brief.ts';

export interface SuggestAnswer {
  code: number;
  result: {
    songs?: OldSong[];
    artists?: Artist[];
    albums?: Album[];
    playlists?: Playlist[];
    order?: ('songs' | 'artists' | 'albums' | 'playlists')[];
    /** another query, when there are no suggestions (docs/specification/contract/search.md) */
    searchQcReminder?: SearchReminder | null;
    /** only with `type=mobile`, and then the only list */
    allMatch?: { keyword: string; type: number; alg: string; lastKeyword: string; feature: string }[];
  };
}

/**
 * Suggested query for one that finds little, as a text in parts; the highlighted ones together are the query
 * (docs/specification/contract/search.md).
 */
export interface SearchReminder {
  qcReminders: { qcReminderPart: string; highLight: boolean }[];
  qcReminderChannel: string;
}

/** Best results of all types, for type 1018; empty lists are left out. */
export interface SearchOverview<AnySong> {
  song?: { songs: AnySong[]; more: boolean; moreText: string };
  album?: { albums: Album[]; more: boolean; moreText: string };
  artist?: { artists: Artist[]; more: boolean; moreText: string };
  playList?: { playLists: Playlist[]; more: boolean; moreText: string };
  video?: { videos: VideoBrief[]; more: boolean; moreText: string };
  user?: { users: UserBrief[]; more: boolean; moreText: string };
  sim_query?: { sim_querys: { keyword: string; alg: string }[]; more: boolean };
  /** names of the present lists, the best first */
  order?: string[];
  /** with every type, on the first page of few or no results */
  searchQcReminder?: SearchReminder;
}

/**
 * Contains only the list of the requested type, and nothing when nothing was found
 * (docs/specification/contract/search.md); the overview for type 1018.
 */
export interface SearchResult<AnySong> extends SearchOverview<AnySong> {
  /** `lyrics`: for type 1006 the matching lines, with matches between `<b>` and `</b>` */
  songs?: (AnySong & { lyrics?: string[] })[];
  songCount?: number;
  albums?: Album[];
  albumCount?: number;
  artists?: Artist[];
  artistCount?: number;
  playlists?: Playlist[];
  playlistCount?: number;
  userprofiles?: UserBrief[];
  userprofileCount?: number;
  mvs?: MvBrief[];
  mvCount?: number;
  videos?: VideoBrief[];
  videoCount?: number;
  hasMore?: boolean;
}

export interface Multimatch {
  song?: Song[];
  artist?: Artist[];
  album?: Album[];
  playlist?: Playlist[];
  /** names of the present lists, the best first */
  orders: ('song' | 'artist' | 'album' | 'playlist')[];
}

type SearchParams = { keywords: string; type?: number; limit?: number; offset?: number };

export const searchSuggest = endpoint<{ keywords: string; type?: 'mobile' }, SuggestAnswer>(
  '/search/suggest',
  {
    cache: true,
  },
);
export const searchDefault = endpoint<
  object,
  { code: number; data: { showKeyword: string; realkeyword: string } }
>('/search/default');
export const searchHot = endpoint<
  object,
  { code: number; data: { searchWord: string; score: number; content: string; iconType: number }[] }
>('/search/hot/detail', { cache: true });
export const searchHotPlain = endpoint<
  object,
  {
    code: number;
    result: { hots: { first: string; second: number; third: string | null; iconType: number }[] };
  }
>('/search/hot', { cache: true });
export const searchMultimatch = endpoint<{ keywords: string }, { code: number; result: Multimatch }>(
  '/search/multimatch',
  { cache: true },
);
export const search = endpoint<SearchParams, { code: number; result: SearchResult<OldSong> }>('/search', {
  cache: true,
});
export const cloudsearch = endpoint<SearchParams, { code: number; result: SearchResult<Song> }>(
  '/cloudsearch',
  {
    cache: true,
  },
);
