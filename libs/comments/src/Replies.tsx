import { FailedLine } from '@qingyin/list-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { commentsIn, commentRepliesQuery, replyCountOf, type Thread } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CommentItemSkeleton } from './CommentSkeleton.tsx';
import classes from './Replies.module.css';
import { Reply } from './Reply.tsx';
import { useHiddenComments } from './hidden-comments.ts';
import { useRepliesWithLinked } from './use-replies-with-linked.ts';
import { PendingComments, usePendingComments } from './PendingComments.tsx';

interface FloorProps {
  thread: Thread;
  /** the comment with these replies */
  parent: Comment;
  /** id of the linked reply */
  marked?: number | undefined;
}

/** Replies to a comment, newest first, with pagination (`floor` in the contract). */
export function Replies({ thread, parent, marked }: FloorProps) {
  const { t } = useLingui();
  const id = parent.commentId;
  const count = replyCountOf(parent);
  const query = useInfiniteQuery({ ...commentRepliesQuery(thread, id), enabled: count > 0 });
  const pending = usePendingComments(thread, id);
  const gone = useHiddenComments();
  const loaded = useMemo(() => (query.data ? commentsIn(query.data) : []), [query.data]);
  const answers = useRepliesWithLinked(thread, loaded, marked, query.isSuccess);
  const shown = answers.filter(({ commentId }) => !gone.has(commentId));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const list = useRef<HTMLUListElement>(null);
  // Ids before the next page was requested.
  const before = useRef<ReadonlySet<number> | null>(null);
  const more = () => {
    if (isFetchingNextPage) return;
    before.current = new Set(shown.map(({ commentId }) => commentId));
    void query.fetchNextPage();
  };
  useLayoutEffect(() => {
    const known = before.current;
    const at = shown.findIndex(({ commentId }) => known?.has(commentId) === false);
    if (at < 0) return;
    before.current = null;
    // The pressed button was removed with the last page: moves the focus to the first new reply.
    if (!document.activeElement || document.activeElement === document.body)
      list.current?.children[pending.length + at]?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return (
    <div className={classes.floor}>
      <ul ref={list} aria-label={t`对 ${parent.user.nickname} 的回复`}>
        <PendingComments comments={pending} small />
        {shown.map((answer) => (
          <li key={answer.commentId}>
            <Reply thread={thread} answer={answer} floor={id} marked={answer.commentId === marked} />
          </li>
        ))}
      </ul>
      {query.isPending && count > 0 && !query.isError && (
        <div aria-hidden>
          {Array.from({ length: Math.min(count, 3) }, (_, row) => (
            <CommentItemSkeleton key={row} small />
          ))}
        </div>
      )}
      {query.isError && !query.data && (
        <FailedLine retry={() => void query.refetch()}>
          <Trans>回复没有取到。</Trans>
        </FailedLine>
      )}
      {isFetchNextPageError && (
        <FailedLine retry={more}>
          <Trans>更多的回复没有取到。</Trans>
        </FailedLine>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="plain" size="s" aria-disabled={isFetchingNextPage} onClick={more}>
          {t`${plural(Math.max(1, count - shown.length), { other: '再看 # 条回复' })}`}
        </Button>
      )}
    </div>
  );
}
