import { Comments } from '@qingyin/comments';
import type { Post } from '@qingyin/data-social';

/** Comments of a post with a composer. */
export default function PostComments({ post }: { post: Post }) {
  return <Comments kind="event" id={post.threadId} count={post.commentCount} brief />;
}
