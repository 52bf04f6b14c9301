/**
 * @file Calls that other clients of the contract make and this product's client does not. The server has no radio
 * stations, no points and no AI host: apart from the search for artists, the answers are empty lists of the right shape
 * (docs/specification/contract/serving-other-clients.md).
 */
import { endpoint } from '../endpoint.ts';
import type { CommentPage } from './social.ts';

interface Page {
  limit?: number;
  offset?: number;
}
/** Answer without content: the list under its name in the contract. */
type Nothing<Name extends string> = { code: number } & Record<Name, never[]>;
type NoRadios = Nothing<'djRadios'> & { hasMore: boolean };
/** Refusal of everything that names a radio or a programme. */
interface Missing {
  code: number;
  msg: string;
  message: string;
}
const kept = { cache: true } as const;

export const djRecommend = endpoint<object, Nothing<'djRadios'>>('/dj/recommend', kept);
export const djRecommendType = endpoint<{ type?: number }, NoRadios>('/dj/recommend/type', kept);
export const djRadioHot = endpoint<{ cateId?: number } & Page, NoRadios>('/dj/radio/hot', kept);
export const djHot = endpoint<Page, NoRadios>('/dj/hot', kept);
export const djPersonalizeRecommend = endpoint<{ limit?: number }, Nothing<'data'>>(
  '/dj/personalize/recommend',
  kept,
);
export const djTodayPerfered = endpoint<{ page?: number }, Nothing<'data'>>('/dj/today/perfered', kept);
export const djCategoryRecommend = endpoint<object, Nothing<'data'>>('/dj/category/recommend', kept);
export const djBanner = endpoint<object, Nothing<'data'>>('/dj/banner', kept);
export const djCatelist = endpoint<object, Nothing<'categories'>>('/dj/catelist', kept);
export const djToplist = endpoint<{ type?: string } & Page, Nothing<'toplist'>>('/dj/toplist', kept);
export const djProgram = endpoint<
  { rid: string; asc?: boolean } & Page,
  Nothing<'programs'> & { count: number; more: boolean }
>('/dj/program', kept);
export const personalizedDjprogram = endpoint<object, Nothing<'result'> & { category: number }>(
  '/personalized/djprogram',
  kept,
);
export const djDetail = endpoint<{ rid: string }, Missing>('/dj/detail');
export const djProgramDetail = endpoint<{ id: string }, Missing>('/dj/program/detail');
export const djSublist = endpoint<Page, NoRadios & { count: number }>('/dj/sublist');
/** `t`: 1 subscribes, 0 unsubscribes */
export const djSub = endpoint<{ rid: string; t?: 0 | 1 }, { code: number }>('/dj/sub');
export const commentDj = endpoint<{ id: string; before?: number } & Page, CommentPage>('/comment/dj');

/** `point`: points for the daily visit. */
export const dailySignin = endpoint<{ type?: 0 | 1 }, { code: number; point: number }>('/daily_signin');
export const aidjContentRcmd = endpoint<
  { latitude?: number; longitude?: number },
  { code: number; message: string; data: { tagName: string; aiDjResources: never[] } }
>('/aidj/content/rcmd', kept);
/** New works of the artists that the caller follows. */
export const artistNewSong = endpoint<
  { limit?: number; before?: number },
  { code: number; message: string; data: { hasMore: boolean; newWorks: never[] } }
>('/artist/new/song');

export interface FoundArtist {
  artistId: number;
  artistName: string;
  artistAvatarPicUrl: string;
}
export const ugcArtistSearch = endpoint<
  { keyword: string; limit?: number },
  { code: number; message: string; data: { totalCount: number; list: FoundArtist[] } }
>('/ugc/artist/search', kept);
