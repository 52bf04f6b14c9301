import type { Comment } from '@qingyin/contract';
import { floorQuery, type Thread } from '@qingyin/data-social';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * The answers of a floor with the one that somebody was led to: where it stands further down than they go, it comes first.
 * Services tell of a comment as the owner of its own floor.
 */
export function useWithMarked(
  thread: Thread,
  answers: readonly Comment[],
  marked: number | undefined,
  known: boolean,
): readonly Comment[] {
  const missing = known && marked !== undefined && !answers.some(({ commentId }) => commentId === marked);
  const { data } = useInfiniteQuery({ ...floorQuery(thread, marked ?? 0), enabled: missing });
  const owner = data?.pages[0]?.owner;
  return missing && owner ? [owner, ...answers] : answers;
}
