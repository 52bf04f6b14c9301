import { Extra, lazyPart } from '@qingyin/ui';
import type { CommentsProps } from './CommentsBlock.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

const CommentsBlock = lazyPart(() => import('./CommentsBlock.tsx'));

/** What people say about a thing, at the foot of its page; its code comes after that of the page. */
export function Comments(props: CommentsProps) {
  return (
    <Extra pending={<CommentsSkeleton />}>
      <CommentsBlock {...props} />
    </Extra>
  );
}
