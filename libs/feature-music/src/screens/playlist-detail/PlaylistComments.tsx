import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { playlistCommentsQuery } from '@qingyin/data-social';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CommentItem, CommentItemSkeleton } from './CommentItem.tsx';
import classes from './PlaylistComments.module.css';

/** What people wrote about the list: the newest page, and the best before it. Failing takes nothing else down. */
export function PlaylistComments({ id, count }: { id: string; count: number | undefined }) {
  const { i18n } = useLingui();
  const heading = useId();
  return (
    <section id="comments" tabIndex={-1} aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.heading}>
        <Trans>评论</Trans>
        {count !== undefined && count > 0 && <span className={classes.count}>{i18n.number(count)}</span>}
      </h2>
      <QueryBoundary pending={<CommentsSkeleton />} resetKey={id}>
        <CommentLists id={id} />
      </QueryBoundary>
    </section>
  );
}

function CommentLists({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(playlistCommentsQuery(id));
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
