import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { Extra, lazyPart } from '@qingyin/ui';
import classes from './CommentItem.module.css';

const CommentBox = lazyPart(() => import('./write/CommentBox.tsx'));

interface AnswerBoxProps {
  thread: Thread;
  answers: Comment;
  onClose: () => void;
  onSent?: () => void;
}

/** Where an answer is written, below what it answers; its code comes with the first one. */
export function AnswerBox({ thread, answers, onClose, onSent }: AnswerBoxProps) {
  return (
    <div className={classes.box}>
      <Extra onLost={onClose}>
        <CommentBox thread={thread} answers={answers} onClose={onClose} {...(onSent && { onSent })} />
      </Extra>
    </div>
  );
}
