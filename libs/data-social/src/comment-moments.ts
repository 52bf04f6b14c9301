import { type Comment, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for comments on moments of songs (docs/api-extensions.md). */
export const COMMENT_MOMENTS = 'comment-moments';

/** Where people say something about a song: how many comments speak of each part of it. */
export const heatQuery = (id: string) =>
  queryOptions({
    queryKey: socialKeys.heat(id),
    queryFn: async ({ signal }): Promise<{ partMs: number; counts: number[] }> =>
      expectOk(await http.call(endpoints.social.commentHeat, { params: { id }, signal })).data,
    staleTime: staleTime.minutes(5),
  });

/** So many of what is said in a part are worth showing beside it. */
const FEW = 3;

/** What is said of a part of a song: of one moment the most liked first. */
export const momentsQuery = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: socialKeys.momentsWithin(id, from, to),
    queryFn: async ({ signal }): Promise<Comment[]> => {
      const params = { id, from, to, limit: FEW };
      return expectOk(await http.call(endpoints.social.commentMoments, { params, signal })).data.comments;
    },
    staleTime: staleTime.minutes(5),
  });
