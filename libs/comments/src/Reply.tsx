import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { memo } from 'react';
import { ReplyComposer } from './ReplyComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useIsReplying } from './expanded-replies.ts';

interface FloorAnswerProps {
  thread: Thread;
  answer: Comment;
  /** the comment whose replies this is one of */
  floor: number;
  marked: boolean;
}

/** One reply; replies to it are in the same list. */
export const Reply = memo(function FloorAnswer({ thread, answer, floor, marked }: FloorAnswerProps) {
  const [answering, setAnswering] = useIsReplying(thread, answer.commentId);
  return (
    <CommentItem
      thread={thread}
      comment={answer}
      replyTo={floor}
      marked={marked}
      isReplying={answering}
      onReply={() => setAnswering(!answering)}
    >
      {answering && <ReplyComposer thread={thread} answers={answer} onClose={() => setAnswering(false)} />}
    </CommentItem>
  );
});
