import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { replyCountOf, type Thread } from '@qingyin/data-social';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { ReplyComposer } from './ReplyComposer.tsx';
import classes from './CommentEntry.module.css';
import { CommentItem } from './CommentItem.tsx';
import { Replies } from './Replies.tsx';
import { useIsReplying, useRepliesExpanded } from './expanded-replies.ts';

export interface CommentEntryProps {
  thread: Thread;
  comment: Comment;
  /** the linked comment */
  marked?: boolean;
  /** linked reply to this comment, whose replies are expanded */
  linkedReply?: number;
}

/** Comment with its replies, which expand in place. Memoised. */
export const CommentEntry = memo(function CommentEntry(props: CommentEntryProps) {
  const { thread, comment, marked, linkedReply } = props;
  const { t } = useLingui();
  const [unfolded, setOpen] = useRepliesExpanded(thread, comment.commentId);
  const [answering, setAnswering] = useIsReplying(thread, comment.commentId);
  const replies = replyCountOf(comment);
  const open = unfolded || linkedReply !== undefined;
  return (
    <CommentItem
      thread={thread}
      comment={comment}
      marked={marked}
      isReplying={answering}
      onReply={() => setAnswering(!answering)}
    >
      {answering && (
        <ReplyComposer
          thread={thread}
          answers={comment}
          onClose={() => setAnswering(false)}
          onSent={() => setOpen(true)}
        />
      )}
      {replies > 0 && linkedReply === undefined && (
        <button type="button" className={classes.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`收起回复` : t`${plural(replies, { other: '展开 # 条回复' })}`}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
      )}
      {open && <Replies thread={thread} parent={comment} marked={linkedReply} />}
    </CommentItem>
  );
});
