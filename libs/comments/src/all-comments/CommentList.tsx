import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { commentListQuery, commentsIn, type CommentSort, type Thread } from '@qingyin/data-social';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoComments } from '../FirstComments.tsx';
import { CommentsSkeleton } from '../CommentsSkeleton.tsx';
import { useHiddenComments } from '../hidden-comments.ts';
import { PendingComments, usePendingComments } from '../PendingComments.tsx';
import { threadKey } from '../thread-key.ts';
import classes from './CommentList.module.css';
import { CommentRows } from './CommentRows.tsx';

export interface CommentListProps {
  thread: Thread;
  sort: CommentSort;
  /** id of a comment that is shown elsewhere on the page */
  without?: number | undefined;
}

/** All comments of a thread as a virtual list with infinite scroll. */
export function CommentList({ thread, sort, without }: CommentListProps) {
  const query = useSuspenseInfiniteQuery(commentListQuery(thread, sort));
  const { data } = query;
  const pending = usePendingComments(thread);
  const gone = useHiddenComments();
  const all = useMemo(() => commentsIn(data), [data]);
  const shown = useMemo(
    () => all.filter(({ commentId }) => commentId !== without && !gone.has(commentId)),
    [all, gone, without],
  );
  if (shown.length + pending.length === 0 && without === undefined) return <NoComments />;
  return (
    <div className={classes.list}>
      {pending.length > 0 && (
        <ul>
          <PendingComments comments={pending} />
        </ul>
      )}
      <CommentRows
        thread={thread}
        name={`${threadKey(thread)}/${sort}`}
        comments={shown}
        more={query.hasNextPage}
      />
      <InfiniteScrollEnd query={query} pending={<CommentsSkeleton />} />
    </div>
  );
}
