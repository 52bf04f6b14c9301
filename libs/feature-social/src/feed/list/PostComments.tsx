import type { Post } from '@qingyin/data-social';

/** What is said under a post. */
export function PostComments({ post }: { post: Post }) {
  return <div data-thread={post.threadId} />;
}
