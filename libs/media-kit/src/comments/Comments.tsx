import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { type CommentedKind, commentsQuery } from '@qingyin/data-social';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { CommentItem, CommentItemSkeleton } from './CommentItem.tsx';
import classes from './Comments.module.css';
import { COMMENTS_ID, showAskedComments } from './show-comments.ts';

export interface CommentsProps {
  kind: CommentedKind;
  id: string;
  /** of all comments, when known */
  count: number | undefined;
}

/** What people wrote about a thing: the newest page, and the best before it. Failing takes nothing else down. */
export function Comments({ kind, id, count }: CommentsProps) {
  const { i18n } = useLingui();
  const heading = useId();
  useEffect(showAskedComments, []);
  return (
    <section id={COMMENTS_ID} tabIndex={-1} aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.heading}>
        <Trans>评论</Trans>
        {count !== undefined && count > 0 && <span className={classes.count}>{i18n.number(count)}</span>}
      </h2>
      <QueryBoundary pending={<CommentsSkeleton />} resetKey={id}>
        <CommentLists kind={kind} id={id} />
      </QueryBoundary>
    </section>
  );
}

function CommentLists({ kind, id }: Pick<CommentsProps, 'kind' | 'id'>) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(commentsQuery(kind, id));
  const best = data.hotComments ?? [];
  // A short thread has the same words in both lists.
  const shown = new Set(best.map(({ commentId }) => commentId));
  const newest = data.comments.filter(({ commentId }) => !shown.has(commentId));
  if (newest.length + best.length === 0)
    return (
      <EmptyState drawing="tea">
        <Trans>还没有人说话。先听一会儿吧。</Trans>
      </EmptyState>
    );
  return (
    <>
      {best.length > 0 && <CommentList heading={t`精彩评论`} comments={best} />}
      {newest.length > 0 && <CommentList heading={t`最新评论`} comments={newest} />}
    </>
  );
}

function CommentList({ heading, comments }: { heading: string; comments: readonly Comment[] }) {
  return (
    <>
      <h3 className={classes.subheading}>{heading}</h3>
      <ul className={classes.list}>
        {comments.map((comment) => (
          <li key={comment.commentId} className={classes.entry}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CommentsSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.entry}>
          <CommentItemSkeleton />
        </div>
      ))}
    </div>
  );
}
