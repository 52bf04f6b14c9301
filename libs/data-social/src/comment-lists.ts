import { type Comment, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  type CommentPages,
  type CommentsPage,
  nextStart,
  PAGE_SIZE,
  type PageStart,
} from './comment-pages.ts';
import { readingParams, type Thread } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

/** In which order comments stand: what many liked before what is new, the most liked first, the newest first. */
export type CommentSort = 'best' | 'hot' | 'new';

/** The contract's numbers of the orders. */
const sortTypes = { best: 99, hot: 2, new: 3 } as const satisfies Record<CommentSort, number>;

const FIRST: PageStart = { pageNo: 1, cursor: 0 };
/** A list this long is not asked for again as a whole because somebody comes back to it. */
const SHORT_PAGES = 2;
const isShort = ({ state }: { state: { data: CommentPages | undefined } }): boolean =>
  (state.data?.pages.length ?? 0) <= SHORT_PAGES;

/** The first page of a floor. */
const FLOOR_FIRST: PageStart = { pageNo: 1, cursor: -1 };

/** What people wrote about a thing, without answers, endless (contract page, 3.8 comment/new). */
export const commentListQuery = (thread: Thread, sort: CommentSort) =>
  infiniteQueryOptions({
    queryKey: socialKeys.commentList(thread, sort),
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

/** The answers to a comment, the newest first, endless; every page carries that comment as `owner`. */
export const floorQuery = (thread: Thread, parentId: number) =>
  infiniteQueryOptions({
    queryKey: socialKeys.floor(thread, parentId),
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
        end: pageNo * PAGE_SIZE,
        owner: data.ownerComment,
      };
    },
    initialPageParam: FLOOR_FIRST,
    getNextPageParam: nextStart,
    refetchOnMount: isShort,
  });
