import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { repliesTo, type Thread } from '@qingyin/data-social';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { AnswerBox } from './AnswerBox.tsx';
import classes from './CommentEntry.module.css';
import { CommentItem } from './CommentItem.tsx';
import { Floor } from './Floor.tsx';
import { useAnswering, useFloorOpen } from './open-floors.ts';

export interface CommentEntryProps {
  thread: Thread;
  comment: Comment;
  /** the linked comment */
  marked?: boolean;
  /** linked reply to this comment, whose replies are expanded */
  markedAnswer?: number;
}

/** Comment with its replies, which expand in place. Memoised. */
export const CommentEntry = memo(function CommentEntry(props: CommentEntryProps) {
  const { thread, comment, marked, markedAnswer } = props;
  const { t } = useLingui();
  const [unfolded, setOpen] = useFloorOpen(thread, comment.commentId);
  const [answering, setAnswering] = useAnswering(thread, comment.commentId);
  const replies = repliesTo(comment);
  const open = unfolded || markedAnswer !== undefined;
  return (
    <CommentItem
      thread={thread}
      comment={comment}
      marked={marked}
      answering={answering}
      onAnswer={() => setAnswering(!answering)}
    >
      {answering && (
        <AnswerBox
          thread={thread}
          answers={comment}
          onClose={() => setAnswering(false)}
          onSent={() => setOpen(true)}
        />
      )}
      {replies > 0 && markedAnswer === undefined && (
        <button type="button" className={classes.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`收起回复` : t`${plural(replies, { other: '展开 # 条回复' })}`}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
      )}
      {open && <Floor thread={thread} parent={comment} marked={markedAnswer} />}
    </CommentItem>
  );
});
