import type { Post } from '@qingyin/data-social';
import { Comments } from '@qingyin/media-kit';

/** Comments of a post with a composer. */
export default function PostComments({ post }: { post: Post }) {
  return <Comments kind="event" id={post.threadId} count={post.commentCount} brief />;
}
