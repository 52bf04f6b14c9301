/** @file contract page, 3.7 */
import { endpoint } from '../endpoint.ts';
import type { Album, Artist, Playlist } from '../entities/collections.ts';
import type { UserBrief } from '../entities/people.ts';
import type { OldSong, Song } from '../entities/song.ts';

export interface SuggestAnswer {
  code: number;
  result: {
    songs?: OldSong[];
    artists?: Artist[];
    albums?: Album[];
    playlists?: Playlist[];
    order?: ('songs' | 'artists' | 'albums' | 'playlists')[];
    /** only for `type=mobile`, and then alone */
    allMatch?: { keyword: string; type: number; alg: string; lastKeyword: string; feature: string }[];
  };
}

/** Only the list of the type that was asked for is there, and none at all when nothing was found (contract page, 3.7). */
export interface SearchResult<AnySong> {
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
  hasMore?: boolean;
}

interface Multimatch {
  artist?: Artist[];
  album?: Album[];
  playlist?: Playlist[];
  orders: string[];
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
