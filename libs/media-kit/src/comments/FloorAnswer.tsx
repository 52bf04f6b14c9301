import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { memo } from 'react';
import { AnswerBox } from './AnswerBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useAnswering } from './open-floors.ts';

interface FloorAnswerProps {
  thread: Thread;
  answer: Comment;
  /** the comment whose replies this is one of */
  floor: number;
  marked: boolean;
}

/** One reply; replies to it are in the same list. */
export const FloorAnswer = memo(function FloorAnswer({ thread, answer, floor, marked }: FloorAnswerProps) {
  const [answering, setAnswering] = useAnswering(thread, answer.commentId);
  return (
    <CommentItem
      thread={thread}
      comment={answer}
      answerTo={floor}
      marked={marked}
      answering={answering}
      onAnswer={() => setAnswering(!answering)}
    >
      {answering && <AnswerBox thread={thread} answers={answer} onClose={() => setAnswering(false)} />}
    </CommentItem>
  );
});
