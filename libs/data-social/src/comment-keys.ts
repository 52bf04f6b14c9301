import { queryRoots } from '@qingyin/query-kit';
import type { Thread } from './comment-thread.ts';

const comments = ({ kind, id }: Thread) => [queryRoots.social, 'comments', kind, id] as const;

/** Query keys of comments, in a file of their own because many screens need no other social keys. */
export const commentKeys = {
  /** prefix of all queries with comments of a thread */
  comments,
  commentList: (thread: Thread, sort: string) => [...comments(thread), 'list', sort] as const,
  replies: (thread: Thread, parentId: number) => [...comments(thread), 'floor', parentId] as const,
};
