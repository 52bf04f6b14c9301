import { useRowFocusRestore } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { commentListQuery, commentsIn, type CommentSort, type Thread } from '@qingyin/data-social';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { CommentEntry } from './CommentEntry.tsx';
import classes from './Comments.module.css';
import { useHiddenComments } from './hidden-comments.ts';
import { PendingComments, usePendingComments } from './PendingComments.tsx';

interface FirstCommentsProps {
  thread: Thread;
  sort: CommentSort;
  /** maximum number; default: the whole first page */
  most?: number | undefined;
  /** rendered after the comments if there are more */
  children: ReactNode;
}

/** First comments of a thread, after the ones being sent. */
export function FirstComments({ thread, sort, most = Infinity, children }: FirstCommentsProps) {
  const { t } = useLingui();
  const { data } = useSuspenseInfiniteQuery(commentListQuery(thread, sort));
  const pending = usePendingComments(thread);
  const gone = useHiddenComments();
  const first = useMemo(() => commentsIn({ pages: data.pages.slice(0, 1) }), [data]);
  const all = first.filter(({ commentId }) => !gone.has(commentId));
  const shown = all.slice(0, most);
  const body = useRef<HTMLUListElement>(null);
  useRowFocusRestore(body, 'data-comment', all);
  const more = data.pages[0]?.hasMore === true || shown.length < all.length || data.pages.length > 1;
  if (shown.length + pending.length === 0) return <NoComments />;
  return (
    <>
      <div className={classes.first}>
        <ul ref={body} className={classes.list} aria-label={t`评论`}>
          <PendingComments comments={pending} />
          {shown.map((comment) => (
            <li key={comment.commentId} data-comment={comment.commentId}>
              <CommentEntry thread={thread} comment={comment} />
            </li>
          ))}
        </ul>
      </div>
      {more && children}
    </>
  );
}

/** Empty state of a thread; the composer above is the next step. */
export function NoComments() {
  return (
    <div className={classes.none}>
      <EmptyState drawing="tea">
        <Trans>还没有人说话，你来说第一句吧。</Trans>
      </EmptyState>
    </div>
  );
}
