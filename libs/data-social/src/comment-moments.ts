import { type Comment, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** Name of the capability in `/x/capabilities` for comments on moments of songs (docs/api-extensions.md). */
export const COMMENT_MOMENTS = 'comment-moments';

/** Number of comments on each part of a song, of `partMs` milliseconds each. */
export const commentDensityQuery = (id: string) =>
  queryOptions({
    queryKey: socialKeys.commentDensity(id),
    queryFn: async ({ signal }): Promise<{ partMs: number; counts: number[] }> =>
      expectOk(await http.call(endpoints.social.commentHeat, { params: { id }, signal })).data,
    staleTime: staleTime.minutes(5),
  });

/** Most comments that are shown for a part. */
const FEW = 3;

/** Comments on the part of a song between `from` and `to` (ms); the most liked first among those of one moment. */
export const momentCommentsQuery = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: socialKeys.momentsWithin(id, from, to),
    queryFn: async ({ signal }): Promise<Comment[]> => {
      const params = { id, from, to, limit: FEW };
      return expectOk(await http.call(endpoints.social.commentMoments, { params, signal })).data.comments;
    },
    staleTime: staleTime.minutes(5),
  });
