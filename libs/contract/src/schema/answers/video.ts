import { z } from 'zod';
import type { PrivateContent } from '../../entities/catalogue.ts';
import type { PrivateContentItem } from '../../entities/video.ts';
import { videoBrief } from './collected.ts';
import { privateContent } from './collections.ts';
import {
  filmCounts,
  filmSong,
  mvBrief,
  mvDetail,
  mvPrivilege,
  mvUrl,
  rankedMv,
  timelineItem,
  videoDetail,
  videoGroup,
  videoUrl,
} from './films.ts';
import { address, count, name, ok, time, anyText } from './values.ts';

const groups = z.strictObject({ code: ok, data: z.array(videoGroup) });
const timeline = z.strictObject({
  code: ok,
  msg: anyText,
  hasmore: z.boolean(),
  rcmdLimit: count,
  datas: z.array(timelineItem),
});
const counts = filmCounts.extend({ code: ok });

/**
 * Answers of film calls (docs/specification/contract/video.md#exclusive-broadcasts and
 * docs/specification/contract/video.md#mv-page).
 */
export const videoAnswers = {
  videoGroupList: groups,
  videoCategoryList: groups,
  videoGroup: timeline,
  videoTimelineAll: timeline,
  videoTimelineRecommend: timeline,
  videoDetail: z.strictObject({ code: ok, message: anyText, data: videoDetail }),
  videoUrl: z.strictObject({ code: ok, urls: z.array(videoUrl).length(1) }),
  videoDetailInfo: counts,
  relatedAllvideo: z.strictObject({ code: ok, message: anyText, data: z.array(videoBrief) }),
  mvAll: z.strictObject({ code: ok, count, hasMore: z.boolean(), data: z.array(mvBrief) }),
  mvFirst: z.strictObject({ code: ok, data: z.array(mvBrief) }),
  mvExclusiveRcmd: z.strictObject({ code: ok, more: z.boolean(), data: z.array(mvBrief) }),
  topMv: z.strictObject({ code: ok, updateTime: time, hasMore: z.boolean(), data: z.array(rankedMv) }),
  mvDetail: z.strictObject({
    code: ok,
    subed: z.boolean(),
    mp: mvPrivilege,
    data: mvDetail,
    loadingPic: address,
    bufferPic: address,
  }),
  mvUrl: z.strictObject({ code: ok, data: mvUrl }),
  mvDetailInfo: counts,
  filmSong: z.strictObject({ code: ok, data: filmSong }),
  simiMv: z.strictObject({ code: ok, mvs: z.array(mvBrief) }),
  personalizedPrivatecontentList: z.strictObject({
    code: ok,
    name,
    offset: count,
    more: z.boolean(),
    result: z.array(
      privateContent.extend({ time } satisfies Record<
        Exclude<keyof PrivateContentItem, keyof PrivateContent>,
        z.ZodType
      >),
    ),
  }),
};
