import { commentListQuery, type CommentSort, type Thread } from '@qingyin/data-social';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useGoneComments } from './gone-comments.ts';
import { threadName } from './thread-name.ts';

/** How many comments a thread has, answers included, as its lists say once they are there; until then as `known` elsewhere. */
export function useCommentTotal<Known extends number | undefined>(
  thread: Thread,
  known: Known,
  sort: CommentSort = 'best',
): number | Known {
  const listed = useListedTotal(thread, sort);
  const gone = useGoneComments();
  const name = threadName(thread);
  const total = listed ?? known;
  if (total === undefined) return known;
  const hidden = [...gone.values()].filter((where) => where === name).length;
  return Math.max(0, total - hidden);
}

/**
 * What the list says, once it is there. Read beside it: an observer of its own would be told of every failed try, and begin
 * the drawing of the list, which tries again, anew without end.
 */
function useListedTotal(thread: Thread, sort: CommentSort): number | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  const read = () => client.getQueryData(commentListQuery(thread, sort).queryKey)?.pages[0]?.total;
  return useSyncExternalStore(subscribe, read, read);
}
