import { commentListQuery, type CommentSort, type Thread } from '@qingyin/data-social';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useHiddenComments } from './hidden-comments.ts';
import { threadKey } from './thread-key.ts';

/**
 * Number of comments of a thread with replies, without hidden ones: as its list reports it once loaded, until then
 * `known`.
 */
export function useCommentTotal<Known extends number | undefined>(
  thread: Thread,
  known: Known,
  sort: CommentSort = 'best',
): number | Known {
  const listed = useListedTotal(thread, sort);
  const gone = useHiddenComments();
  const name = threadKey(thread);
  const total = listed ?? known;
  if (total === undefined) return known;
  const hidden = [...gone.values()].filter((where) => where === name).length;
  return Math.max(0, total - hidden);
}

/**
 * Total from the cached list. Read from the cache instead of a query observer: an observer would be notified of
 * each failed attempt and restart the suspended list, which fetches again, in an endless loop.
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
