import { queryRoots } from '@qingyin/query-kit';
import type { Thread } from './comment-thread.ts';

const comments = ({ kind, id }: Thread) => [queryRoots.social, 'comments', kind, id] as const;

/** Keys of comments; by themselves, as many screens ask for comments and for nothing else of people. */
export const commentKeys = {
  /** everything that holds comments of a thread */
  comments,
  commentList: (thread: Thread, sort: string) => [...comments(thread), 'list', sort] as const,
  floor: (thread: Thread, parentId: number) => [...comments(thread), 'floor', parentId] as const,
};
