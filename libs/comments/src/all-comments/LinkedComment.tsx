import { FailedLine } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { commentRepliesQuery, type Thread } from '@qingyin/data-social';
import { isApiError } from '@qingyin/http-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommentEntry } from '../CommentEntry.tsx';
import { CommentItemSkeleton } from '../CommentSkeleton.tsx';
import { useHiddenComments } from '../hidden-comments.ts';
import classes from '../Comments.module.css';

export interface LinkedCommentProps {
  thread: Thread;
  id: number;
  /** the comment it replies to, if it is a reply */
  floor: number | undefined;
}

/** The linked comment, marked, before all others; a linked reply among the replies of its comment. */
export function LinkedComment({ thread, id, floor }: LinkedCommentProps) {
  const { data, error, refetch } = useInfiniteQuery(commentRepliesQuery(thread, floor ?? id));
  const gone = useHiddenComments();
  const owner = data?.pages[0]?.owner;
  if (owner && gone.has(owner.commentId)) return null;
  return (
    <div className={classes.asked}>
      {owner ? (
        <CommentEntry
          thread={thread}
          comment={owner}
          marked={floor === undefined}
          {...(floor !== undefined && { linkedReply: id })}
        />
      ) : !error ? (
        <CommentItemSkeleton />
      ) : isApiError(error) && error.code === 404 ? (
        <p className={classes.note}>
          <Trans>这条评论已被删除</Trans>
        </p>
      ) : (
        <FailedLine retry={() => void refetch()}>
          <Trans>这条评论没有取到。</Trans>
        </FailedLine>
      )}
    </div>
  );
}
