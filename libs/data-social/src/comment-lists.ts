import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { commentKeys } from './comment-keys.ts';
import {
  type CommentPages,
  type CommentsPage,
  nextStart,
  PAGE_SIZE,
  type PageStart,
} from './comment-pages.ts';
import { readingParams, type Thread } from './comment-thread.ts';

/** In which order comments stand: what many liked before what is new, the most liked first, the newest first. */
export type CommentSort = 'best' | 'hot' | 'new';

/** The contract's numbers of the orders. */
const sortTypes = { best: 99, hot: 2, new: 3 } as const satisfies Record<CommentSort, number>;

const FIRST: PageStart = { pageNo: 1, cursor: 0 };
/** A list this long is not asked for again as a whole because somebody comes back to it. */
const SHORT_PAGES = 2;
/** Whether a list may be asked for again as a whole. */
export const isShort = ({ state }: { state: { data: CommentPages | undefined } }): boolean =>
  (state.data?.pages.length ?? 0) <= SHORT_PAGES;

/** What people wrote about a thing, without answers, endless (contract page, 3.8 comment/new). */
export const commentListQuery = (thread: Thread, sort: CommentSort) =>
  infiniteQueryOptions({
    queryKey: commentKeys.commentList(thread, sort),
    queryFn: async ({ pageParam: { pageNo, cursor }, signal }): Promise<CommentsPage> => {
      const params = {
        ...readingParams(thread),
        pageNo,
        pageSize: PAGE_SIZE,
        sortType: sortTypes[sort],
        cursor: String(cursor),
      };
      const { data } = expectOk(await http.call(endpoints.social.commentNew, { params, signal }));
      return {
        comments: data.comments,
        total: data.totalCount,
        hasMore: data.hasMore && data.comments.length > 0,
        cursor: data.comments.at(-1)?.time ?? cursor,
        end: pageNo * PAGE_SIZE,
      };
    },
    initialPageParam: FIRST,
    getNextPageParam: nextStart,
    refetchOnMount: isShort,
  });
