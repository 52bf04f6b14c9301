import type { Thread } from '@qingyin/data-social';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import classes from './Comments.module.css';

const CommentBox = lazyComponent(() => import('./composer/CommentComposer.tsx'));

/** Composer for a comment; its space is reserved before its code has loaded. */
export function ThreadComposer({ thread }: { thread: Thread }) {
  return (
    <div className={classes.box}>
      <OptionalBoundary>
        <CommentBox thread={thread} />
      </OptionalBoundary>
    </div>
  );
}
