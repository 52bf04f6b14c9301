import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { videoKeys } from './keys.ts';

const PER_PAGE = 60;

/**
 * Infinite query of the exclusive broadcasts; a page with fewer entries is the last one
 * (docs/specification/contract/video.md#exclusive-broadcasts).
 */
export const privateContentListQuery = () =>
  infiniteQueryOptions({
    queryKey: videoKeys.privateContent(),
    queryFn: async ({ pageParam, signal }) =>
      expectOk(
        await http.call(endpoints.video.personalizedPrivatecontentList, {
          params: { limit: PER_PAGE, offset: pageParam },
          signal,
        }),
      ).result,
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => (page.length < PER_PAGE ? undefined : offset + PER_PAGE),
    staleTime: staleTime.minutes(10),
  });
