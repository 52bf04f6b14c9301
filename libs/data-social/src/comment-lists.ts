import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { commentKeys } from './comment-keys.ts';
import {
  type CommentPages,
  type CommentsPage,
  nextPageStart,
  PAGE_SIZE,
  type PageStart,
} from './comment-pages.ts';
import { readingParams, type Thread } from './comment-thread.ts';

/** Order of comments: `best` mixes likes and age, `hot` sorts by likes, `new` by time. */
export type CommentSort = 'best' | 'hot' | 'new';

/** The contract's numbers of the orders. */
const sortTypes = { best: 99, hot: 2, new: 3 } as const satisfies Record<CommentSort, number>;

const FIRST: PageStart = { pageNo: 1, cursor: 0 };
/** Most pages of a list that is refetched as a whole when it mounts again. */
const SHORT_PAGES = 2;
/** Tests whether a list is short enough to be refetched as a whole. */
export const isShortList = ({ state }: { state: { data: CommentPages | undefined } }): boolean =>
  (state.data?.pages.length ?? 0) <= SHORT_PAGES;

/**
 * Infinite query of the comments of a thread, without replies (docs/specification/contract/comments.md comment/new).
 */
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
        coveredCount: pageNo * PAGE_SIZE,
      };
    },
    initialPageParam: FIRST,
    getNextPageParam: nextPageStart,
    refetchOnMount: isShortList,
  });
