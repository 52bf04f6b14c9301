import type { Comment } from '@qingyin/contract';
import { commentRepliesQuery, type Thread } from '@qingyin/data-social';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Replies including the linked one: if it is not among the loaded ones, it comes first. It is fetched as the owner
 * of its own `floor`, since services return a comment that way.
 */
export function useRepliesWithLinked(
  thread: Thread,
  answers: readonly Comment[],
  marked: number | undefined,
  known: boolean,
): readonly Comment[] {
  const missing = known && marked !== undefined && !answers.some(({ commentId }) => commentId === marked);
  const { data } = useInfiniteQuery({ ...commentRepliesQuery(thread, marked ?? 0), enabled: missing });
  const owner = data?.pages[0]?.owner;
  return missing && owner ? [owner, ...answers] : answers;
}
