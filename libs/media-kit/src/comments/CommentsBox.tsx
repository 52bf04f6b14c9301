import type { Thread } from '@qingyin/data-social';
import { Extra, lazyPart } from '@qingyin/ui';
import classes from './Comments.module.css';

const CommentBox = lazyPart(() => import('./write/CommentBox.tsx'));

/** Where one writes about a thing; its place is there before its code. */
export function CommentsBox({ thread }: { thread: Thread }) {
  return (
    <div className={classes.box}>
      <Extra>
        <CommentBox thread={thread} />
      </Extra>
    </div>
  );
}
