import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import classes from './CommentItem.module.css';

const CommentBox = lazyComponent(() => import('./composer/CommentComposer.tsx'));

interface AnswerBoxProps {
  thread: Thread;
  answers: Comment;
  onClose: () => void;
  onSent?: () => void;
}

/** Composer for a reply, below the comment it replies to; loaded with the first reply. */
export function ReplyComposer({ thread, answers, onClose, onSent }: AnswerBoxProps) {
  return (
    <div className={classes.box}>
      <OptionalBoundary onLost={onClose}>
        <CommentBox thread={thread} answers={answers} onClose={onClose} {...(onSent && { onSent })} />
      </OptionalBoundary>
    </div>
  );
}
