import { endpoints, type MvBrief, type RankedMv } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { videoKeys } from './keys.ts';

/** Filters of MVs; the texts are values of the contract (docs/specification/contract/video.md#mv-lists). */
export const mvAreas = ['全部', '内地', '港台', '欧美', '日本', '韩国'] as const;
export const mvTypes = ['全部', '官方版', '原生', '现场版', '网易出品'] as const;
export const mvOrders = ['上升最快', '最热', '最新'] as const;
export type MvArea = (typeof mvAreas)[number];

export interface MvFilter {
  area: MvArea;
  type: (typeof mvTypes)[number];
  order: (typeof mvOrders)[number];
}

const LIST_STALE_MS = staleTime.minutes(10);
const PER_PAGE = 30;
/** Number of MVs in one section of /mv at its greatest width. */
const SHELF = 10;

/** Calls other than `mv/all` express "all" by leaving the area out. */
const areaOf = (area: MvArea): string => (area === '全部' ? '' : area);

/** Infinite query of the MVs of a filter; `count` is the number of all matching MVs. */
export const mvListQuery = ({ area, type, order }: MvFilter) =>
  infiniteQueryOptions({
    queryKey: videoKeys.mvList(area, type, order),
    queryFn: async ({ signal, pageParam }) => {
      const params = { area, type, order, limit: PER_PAGE, offset: pageParam };
      const { data, count, hasMore } = expectOk(await http.call(endpoints.video.mvAll, { params, signal }));
      return { mvs: data, count, more: hasMore };
    },
    initialPageParam: 0,
    // An empty page with `more` would be requested forever.
    getNextPageParam: ({ mvs, more }, _pages, offset) =>
      more && mvs.length > 0 ? offset + mvs.length : undefined,
    staleTime: LIST_STALE_MS,
  });

/** The newest MVs of an area, for one section. */
export const newestMvsQuery = (area: MvArea) =>
  queryOptions({
    queryKey: videoKeys.mvSection('newest', area),
    queryFn: async ({ signal }): Promise<MvBrief[]> => {
      const params = { area: areaOf(area), limit: SHELF };
      return expectOk(await http.call(endpoints.video.mvFirst, { params, signal })).data;
    },
    staleTime: LIST_STALE_MS,
  });

/** The most watched MVs of an area, for one section. */
export const hottestMvsQuery = (area: MvArea) =>
  queryOptions({
    queryKey: videoKeys.mvSection('hottest', area),
    queryFn: async ({ signal }): Promise<MvBrief[]> => {
      const params = { area, order: '最热', limit: SHELF };
      return expectOk(await http.call(endpoints.video.mvAll, { params, signal })).data;
    },
    staleTime: LIST_STALE_MS,
  });

/** Exclusive productions of an area, for one section; for all areas the service has a call of its own. */
export const exclusiveMvsQuery = (area: MvArea) =>
  queryOptions({
    queryKey: videoKeys.mvSection('exclusive', area),
    queryFn: async ({ signal }): Promise<MvBrief[]> =>
      expectOk(
        area === '全部'
          ? await http.call(endpoints.video.mvExclusiveRcmd, { params: { limit: SHELF }, signal })
          : await http.call(endpoints.video.mvAll, {
              params: { area, type: '网易出品', order: '最新', limit: SHELF },
              signal,
            }),
      ).data,
    staleTime: LIST_STALE_MS,
  });

/** Infinite query of the MV chart of an area; `lastRank` counts from 0. */
export const mvChartQuery = (area: MvArea) =>
  infiniteQueryOptions({
    queryKey: videoKeys.mvSection('chart', area),
    queryFn: async ({
      signal,
      pageParam,
    }): Promise<{ mvs: RankedMv[]; updateTime: number; more: boolean }> => {
      const params = { area: areaOf(area), limit: PER_PAGE, offset: pageParam };
      const { data, updateTime, hasMore } = expectOk(
        await http.call(endpoints.video.topMv, { params, signal }),
      );
      return { mvs: data, updateTime, more: hasMore };
    },
    initialPageParam: 0,
    getNextPageParam: ({ mvs, more }, _pages, offset) =>
      more && mvs.length > 0 ? offset + mvs.length : undefined,
    staleTime: LIST_STALE_MS,
  });
