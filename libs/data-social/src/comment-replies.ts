import { type Comment, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { commentKeys } from './comment-keys.ts';
import { isShortList } from './comment-lists.ts';
import { type CommentsPage, nextPageStart, PAGE_SIZE, type PageStart } from './comment-pages.ts';
import { readingParams, type Thread } from './comment-thread.ts';

const FIRST: PageStart = { pageNo: 1, cursor: -1 };

/** Infinite query of the replies to a comment, newest first; every page contains that comment as `owner`. */
export const commentRepliesQuery = (thread: Thread, parentId: number) =>
  infiniteQueryOptions({
    queryKey: commentKeys.replies(thread, parentId),
    queryFn: async ({
      pageParam: { pageNo, cursor },
      signal,
    }): Promise<CommentsPage & { owner: Comment }> => {
      const params = {
        ...readingParams(thread),
        parentCommentId: String(parentId),
        time: cursor,
        limit: PAGE_SIZE,
      };
      const { data } = expectOk(await http.call(endpoints.social.commentFloor, { params, signal }));
      return {
        comments: data.comments,
        total: data.totalCount,
        hasMore: data.hasMore && data.comments.length > 0,
        cursor: data.time,
        coveredCount: pageNo * PAGE_SIZE,
        owner: data.ownerComment,
      };
    },
    initialPageParam: FIRST,
    getNextPageParam: nextPageStart,
    refetchOnMount: isShortList,
  });
