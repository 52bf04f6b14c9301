import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import type { CommentsProps } from './CommentsBlock.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

const CommentsBlock = lazyComponent(() => import('./CommentsBlock.tsx'));

/** Comments of a resource at the end of its page; loaded after the page. */
export function Comments(props: CommentsProps) {
  return (
    <OptionalBoundary pending={<CommentsSkeleton />}>
      <CommentsBlock {...props} />
    </OptionalBoundary>
  );
}
