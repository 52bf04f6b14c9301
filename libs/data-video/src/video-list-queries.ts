import { endpoints, type VideoData, type VideoGroup, type VideoTimelineItem } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { videoKeys } from './keys.ts';

/** Groups and categories change rarely. */
const GROUPS_STALE_MS = staleTime.minutes(60);

/** All groups of videos, over a hundred on some services. */
export const videoGroupsQuery = () =>
  queryOptions({
    queryKey: videoKeys.groups(),
    queryFn: async ({ signal }): Promise<VideoGroup[]> =>
      expectOk(await http.call(endpoints.video.videoGroupList, { params: {}, signal })).data,
    staleTime: GROUPS_STALE_MS,
  });

/** The few categories offered beside "all". */
export const videoCategoriesQuery = () =>
  queryOptions({
    queryKey: videoKeys.categories(),
    queryFn: async ({ signal }): Promise<VideoGroup[]> =>
      expectOk(await http.call(endpoints.video.videoCategoryList, { params: {}, signal })).data,
    staleTime: GROUPS_STALE_MS,
  });

/** All videos, the caller's recommendations (needs a login), or the videos of a group by id. */
export type VideoTimelineName = 'all' | 'recommended' | { group: string };

const ask = (which: VideoTimelineName, offset: number, signal: AbortSignal) => {
  if (which === 'all') return http.call(endpoints.video.videoTimelineAll, { params: { offset }, signal });
  if (which === 'recommended')
    return http.call(endpoints.video.videoTimelineRecommend, { params: { offset }, signal });
  return http.call(endpoints.video.videoGroup, { params: { id: which.group, offset }, signal });
};

/** Page size; also the number of videos per answer of the project's own server. */
export const VIDEOS_PER_PAGE = 12;

export interface VideoPage {
  videos: VideoData[];
  /** another page follows; the total is unknown */
  more: boolean;
}

/**
 * A page of videos, counted from 1. Requests repeatedly until the page is full, because the service decides how many
 * it returns at once. Rejects with code 301 on services that require a login
 * (docs/specification/contract/video.md#videos).
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
        // An empty answer with `hasmore` would be requested forever.
        more = hasmore && datas.length > 0;
      }
      return {
        // Entries of other kinds count for the offset but are not videos.
        videos: items
          .slice(0, VIDEOS_PER_PAGE)
          .filter(({ type }) => type === 1)
          .map(({ data }) => data),
        more: more || items.length > VIDEOS_PER_PAGE,
      };
    },
    staleTime: staleTime.minutes(2),
  });
