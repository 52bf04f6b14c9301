/**
 * @file Artists (docs/specification/contract/discover.md#charts and
 * docs/specification/contract/discover.md#singer-page).
 */
import { endpoint } from '../endpoint.ts';
import type { ArtistChapter, ArtistDetail, ArtistMv } from '../entities/artist-page.ts';
import type { Album, Artist } from '../entities/catalogue.ts';
import type { UserBrief } from '../entities/people.ts';
import type { Song } from '../entities/song.ts';

interface ById {
  id: string;
}
interface Page {
  limit?: number;
  offset?: number;
}
interface ArtistPage {
  code: number;
  more: boolean;
  artists: Artist[];
}
const kept = { cache: true } as const;

/** `type`: -1 all, 1 men, 2 women, 3 bands; `area`: -1, 7, 96, 8, 16, 0; `initial`: -1 hot, 0 "#", a letter. */
export const artistList = endpoint<
  { type?: number; area?: number; initial?: number | string } & Page,
  ArtistPage
>('/artist/list', kept);
export const topArtists = endpoint<Page, ArtistPage>('/top/artists', kept);
/** `type`: 1 Chinese, 2 Western, 3 Korean, 4 Japanese */
export const toplistArtist = endpoint<
  { type?: number },
  { code: number; list: { artists: Artist[]; updateTime: number; type: number } }
>('/toplist/artist', kept);
export const artistDetail = endpoint<ById, { code: number; message: string; data: ArtistDetail }>(
  '/artist/detail',
  kept,
);
/** Data about an artist that depends on the caller. */
export const artistDetailDynamic = endpoint<ById, { code: number; followed: boolean; videoCount: number }>(
  '/artist/detail/dynamic',
);
export const artistTopSong = endpoint<ById, { code: number; songs: Song[]; more: boolean }>(
  '/artist/top/song',
  kept,
);
export const artistSongs = endpoint<
  ById & Page & { order?: 'hot' | 'time' },
  { code: number; songs: Song[]; more: boolean; total: number }
>('/artist/songs', kept);
export const artistAlbum = endpoint<
  ById & Page,
  { code: number; artist: Artist; hotAlbums: Album[]; more: boolean }
>('/artist/album', kept);
/** `time`: publication of the first MV of the page, ms since 1970; 0 on an empty page. */
export const artistMv = endpoint<
  ById & Page,
  { code: number; mvs: ArtistMv[]; time: number; hasMore: boolean }
>('/artist/mv', kept);
export const artistDesc = endpoint<
  ById,
  { code: number; briefDesc: string; introduction: ArtistChapter[]; count: number; topicData: null }
>('/artist/desc', kept);
export const artistFans = endpoint<ById & Page, { code: number; data: UserBrief[]; more: boolean }>(
  '/artist/fans',
);
export const artistFollowCount = endpoint<
  ById,
  { code: number; data: { fansCnt: number; isFollow: boolean } }
>('/artist/follow/count');
