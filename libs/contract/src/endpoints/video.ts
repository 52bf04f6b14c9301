/**
 * @file MVs and videos (docs/specification/contract/video.md#exclusive-broadcasts and
 * docs/specification/contract/video.md#mv-page).
 */
import { endpoint } from '../endpoint.ts';
import type {
  FilmCounts,
  FilmFormat,
  FilmSong,
  MvBrief,
  MvDetail,
  MvPrivilege,
  MvUrl,
  PrivateContentItem,
  RankedMv,
  VideoDetail,
  VideoGroup,
  VideoTimeline,
  VideoUrl,
} from '../entities/video.ts';
import type { VideoBrief } from '../entities/video-brief.ts';

interface Page {
  limit?: number;
  offset?: number;
}
interface Mvs {
  code: number;
  data: MvBrief[];
}
interface ByMv {
  mvid: string;
}
const kept = { cache: true } as const;

export const videoGroupList = endpoint<object, { code: number; data: VideoGroup[] }>(
  '/video/group/list',
  kept,
);
export const videoCategoryList = endpoint<Page, { code: number; data: VideoGroup[] }>(
  '/video/category/list',
  kept,
);
export const videoGroup = endpoint<{ id: string; offset?: number }, VideoTimeline>('/video/group');
export const videoTimelineAll = endpoint<{ offset?: number }, VideoTimeline>('/video/timeline/all');
export const videoTimelineRecommend = endpoint<{ offset?: number }, VideoTimeline>(
  '/video/timeline/recommend',
);
/** `id`: the vid */
export const videoDetail = endpoint<{ id: string }, { code: number; message: string; data: VideoDetail }>(
  '/video/detail',
);
/** `res`: greatest height in lines; `format` (extension): default MP4 */
export const videoUrl = endpoint<
  { id: string; res?: number; format?: FilmFormat },
  { code: number; urls: VideoUrl[] }
>('/video/url');
export const videoDetailInfo = endpoint<{ vid: string }, { code: number } & FilmCounts>('/video/detail/info');
/** `id`: id of an MV or a vid */
export const relatedAllvideo = endpoint<
  { id: string },
  { code: number; message: string; data: VideoBrief[] }
>('/related/allvideo', kept);

export const mvAll = endpoint<
  { area?: string; type?: string; order?: string } & Page,
  Mvs & { count: number; hasMore: boolean }
>('/mv/all', kept);
export const mvFirst = endpoint<{ area?: string; limit?: number }, Mvs>('/mv/first', kept);
export const mvExclusiveRcmd = endpoint<Page, Mvs & { more: boolean }>('/mv/exclusive/rcmd', kept);
export const topMv = endpoint<
  { area?: string } & Page,
  { code: number; updateTime: number; hasMore: boolean; data: RankedMv[] }
>('/top/mv', kept);
export const mvDetail = endpoint<
  ByMv,
  {
    code: number;
    subed: boolean;
    mp: MvPrivilege;
    data: MvDetail;
    loadingPic: string;
    bufferPic: string;
  }
>('/mv/detail');
/** Extension: the song that plays in a film, and where; `id`: id of an MV or a vid. */
export const filmSong = endpoint<{ id: string }, { code: number; data: FilmSong }>('/x/film/song', kept);
/** `r`: greatest height in lines; `format` (extension): default MP4 */
export const mvUrl = endpoint<{ id: string; r?: number; format?: FilmFormat }, { code: number; data: MvUrl }>(
  '/mv/url',
);
export const mvDetailInfo = endpoint<ByMv, { code: number } & FilmCounts>('/mv/detail/info');
export const simiMv = endpoint<ByMv, { code: number; mvs: MvBrief[] }>('/simi/mv', kept);
export const personalizedPrivatecontentList = endpoint<
  Page,
  { code: number; name: string; offset: number; more: boolean; result: PrivateContentItem[] }
>('/personalized/privatecontent/list', kept);
