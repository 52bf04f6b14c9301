import { commentListQuery, type CommentSort, type Thread } from '@qingyin/data-social';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useGoneComments } from './gone-comments.ts';
import { threadName } from './thread-name.ts';

/** How many comments a thread has, answers included, as its lists say once they are there; until then as `known` elsewhere. */
export function useCommentTotal<Known extends number | undefined>(
  thread: Thread,
  known: Known,
  sort: CommentSort = 'best',
): number | Known {
  // Asks for nothing: whoever shows the list does.
  const { data } = useInfiniteQuery({ ...commentListQuery(thread, sort), enabled: false });
  const gone = useGoneComments();
  const name = threadName(thread);
  const total = data?.pages[0]?.total ?? known;
  if (total === undefined) return known;
  const hidden = [...gone.values()].filter((where) => where === name).length;
  return Math.max(0, total - hidden);
}
