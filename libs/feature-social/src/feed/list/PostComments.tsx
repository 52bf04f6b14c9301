import type { Post } from '@qingyin/data-social';
import { Comments } from '@qingyin/media-kit';

/** What is said under a post, and where one says something. */
export default function PostComments({ post }: { post: Post }) {
  return <Comments kind="event" id={post.threadId} count={post.commentCount} brief />;
}
