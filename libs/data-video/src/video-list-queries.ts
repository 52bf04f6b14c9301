import { endpoints, type VideoData, type VideoGroup } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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

/**
 * Videos, page after page; the service decides how many make a page. Some services want a login for any of them
 * (contract page, 4.3): rejects with code 301 then.
 */
export const videosQuery = (which: VideoTimelineName) =>
  infiniteQueryOptions({
    queryKey: videoKeys.timeline(typeof which === 'string' ? which : `group-${which.group}`),
    queryFn: async ({ signal, pageParam }): Promise<{ videos: VideoData[]; next: number | null }> => {
      const { datas, hasmore } = expectOk(await ask(which, pageParam, signal));
      // Things of other kinds count for the offset, but are no videos.
      const videos = datas.filter(({ type }) => type === 1).map(({ data }) => data);
      return { videos, next: hasmore && datas.length > 0 ? pageParam + datas.length : null };
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: staleTime.minutes(2),
  });
