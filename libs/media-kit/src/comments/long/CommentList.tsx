import { useLingui } from '@lingui/react/macro';
import { commentListQuery, commentsIn, type CommentSort, type Thread } from '@qingyin/data-social';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { EndlessEnd } from '../../browse/EndlessEnd.tsx';
import { useFocusKept } from '../../browse/use-focus-kept.ts';
import { CommentEntry } from '../CommentEntry.tsx';
import { NoComments } from '../FirstComments.tsx';
import { CommentsSkeleton } from '../CommentsSkeleton.tsx';
import { useGoneComments } from '../gone-comments.ts';
import { PendingComments, usePendingComments } from '../PendingComments.tsx';
import { threadName } from '../thread-name.ts';
import classes from './CommentList.module.css';
import { useCommentWindow } from './use-comment-window.ts';

export interface CommentListProps {
  thread: Thread;
  sort: CommentSort;
  /** a comment that stands elsewhere on the page already */
  without?: number | undefined;
}

/** Everything that was said in a thread, endless; of ten thousand comments only those before the eye are in the document. */
export function CommentList({ thread, sort, without }: CommentListProps) {
  const { t } = useLingui();
  const query = useSuspenseInfiniteQuery(commentListQuery(thread, sort));
  const { data } = query;
  const pending = usePendingComments(thread);
  const gone = useGoneComments();
  const all = useMemo(() => commentsIn(data), [data]);
  const shown = useMemo(
    () => all.filter(({ commentId }) => commentId !== without && !gone.has(commentId)),
    [all, gone, without],
  );
  const ids = useMemo(() => shown.map(({ commentId }) => commentId), [shown]);
  const body = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const pinned = focused === null ? -1 : ids.indexOf(focused);
  const rows = useCommentWindow({
    name: `${threadName(thread)}/${sort}`,
    ids,
    body,
    pinned: pinned < 0 ? null : pinned,
  });
  useFocusKept(body, 'data-comment', shown);
  const focus = ({ target }: FocusEvent) => {
    const id = target.closest('li[data-comment]')?.getAttribute('data-comment');
    setFocused(id ? Number(id) : null);
  };
  const known = query.hasNextPage ? -1 : shown.length;
  if (shown.length + pending.length === 0 && without === undefined) return <NoComments />;
  return (
    <div className={classes.list}>
      {pending.length > 0 && (
        <ul>
          <PendingComments words={pending} />
        </ul>
      )}
      <ul
        ref={body}
        aria-label={t`评论`}
        className={classes.rows}
        style={{ blockSize: rows.height }}
        onFocus={focus}
        onBlur={() => setFocused(null)}
      >
        {rows.items.map(({ index, start }) => {
          const comment = shown[index];
          return (
            comment && (
              <li
                key={comment.commentId}
                ref={rows.measure}
                data-index={index}
                data-comment={comment.commentId}
                aria-setsize={known}
                aria-posinset={index + 1}
                className={classes.row}
                style={{ insetBlockStart: start - rows.margin }}
              >
                <CommentEntry thread={thread} comment={comment} />
              </li>
            )
          );
        })}
      </ul>
      <EndlessEnd query={query} pending={<CommentsSkeleton />} />
    </div>
  );
}
