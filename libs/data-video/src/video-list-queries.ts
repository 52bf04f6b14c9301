import { endpoints, type VideoData, type VideoGroup, type VideoTimelineItem } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { videoKeys } from './keys.ts';

/** The contract's words change seldom. */
const WORDS_STALE_MS = staleTime.minutes(60);

/** All words videos are grouped by, over a hundred at some services. */
export const videoGroupsQuery = () =>
  queryOptions({
    queryKey: videoKeys.groups(),
    queryFn: async ({ signal }): Promise<VideoGroup[]> =>
      expectOk(await http.call(endpoints.video.videoGroupList, { params: {}, signal })).data,
    staleTime: WORDS_STALE_MS,
  });

/** The few words that stand beside "all". */
export const videoCategoriesQuery = () =>
  queryOptions({
    queryKey: videoKeys.categories(),
    queryFn: async ({ signal }): Promise<VideoGroup[]> =>
      expectOk(await http.call(endpoints.video.videoCategoryList, { params: {}, signal })).data,
    staleTime: WORDS_STALE_MS,
  });

/** Every video, those recommended to the caller (needs a login), or those of the group of this number. */
export type VideoTimelineName = 'all' | 'recommended' | { group: string };

const ask = (which: VideoTimelineName, offset: number, signal: AbortSignal) => {
  if (which === 'all') return http.call(endpoints.video.videoTimelineAll, { params: { offset }, signal });
  if (which === 'recommended')
    return http.call(endpoints.video.videoTimelineRecommend, { params: { offset }, signal });
  return http.call(endpoints.video.videoGroup, { params: { id: which.group, offset }, signal });
};

/** So many videos make a page; it is also what our own service gives at once. */
export const VIDEOS_PER_PAGE = 12;

/** One page of videos. */
export interface VideoPage {
  videos: VideoData[];
  /** there is a page after this one; how many there are nobody says */
  more: boolean;
}

/**
 * A page of videos, from 1. How many come at once is the service's choice, so it is asked until the page is full. Some
 * services want a login for any of them (contract page, 4.3): rejects with code 301 then.
 */
export const videosQuery = (which: VideoTimelineName, page: number) =>
  queryOptions({
    queryKey: videoKeys.timeline(typeof which === 'string' ? which : `group-${which.group}`, page),
    queryFn: async ({ signal }): Promise<VideoPage> => {
      const from = (page - 1) * VIDEOS_PER_PAGE;
      const items: VideoTimelineItem[] = [];
      let more = true;
      while (more && items.length < VIDEOS_PER_PAGE) {
        const { datas, hasmore } = expectOk(await ask(which, from + items.length, signal));
        items.push(...datas);
        // An empty answer that promises more would be asked for again and again.
        more = hasmore && datas.length > 0;
      }
      return {
        // Things of other kinds count for the offset, but are no videos.
        videos: items
          .slice(0, VIDEOS_PER_PAGE)
          .filter(({ type }) => type === 1)
          .map(({ data }) => data),
        more: more || items.length > VIDEOS_PER_PAGE,
      };
    },
    staleTime: staleTime.minutes(2),
  });
