import { type Comment, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cachedComment, changeComment, cancelCommentFetches } from './comment-cache.ts';
import { type Thread, writingParams } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

/** Pending like mutations of one comment, and the state that the service has confirmed. */
interface PendingLikes {
  held: boolean;
  waiting: number;
}
const pendingLikesOf = new WeakMap<QueryClient, Map<string, PendingLikes>>();

const withLike = (liked: boolean) => (comment: Comment) =>
  comment.liked === liked
    ? comment
    : { ...comment, liked, likedCount: Math.max(0, comment.likedCount + (liked ? 1 : -1)) };

/**
 * Likes a comment or removes the like: optimistic update in every list. The mutations of a comment run one after
 * the other, so that the last one decides; when it is refused, the last confirmed state is shown.
 */
export const likeCommentMutation = (thread: Thread, commentId: number) => {
  const name = `${thread.kind}-${thread.id}-${commentId}`;
  const all = (client: QueryClient) => {
    const known = pendingLikesOf.get(client) ?? new Map<string, PendingLikes>();
    pendingLikesOf.set(client, known);
    return known;
  };
  const show = (client: QueryClient, liked: boolean) =>
    changeComment(client, thread, commentId, withLike(liked));
  return mutationOptions({
    scope: { id: `like-comment-${name}` },
    mutationFn: async ({ like }: { like: boolean }) =>
      expectOk(
        await http.call(endpoints.social.commentLike, {
          params: { ...writingParams(thread), cid: String(commentId), t: like ? 1 : 0 },
        }),
      ),
    onMutate: async ({ like }, { client }): Promise<PendingLikes | undefined> => {
      const comment = cachedComment(client, thread, commentId);
      // Nothing is cached after a login: the comments are fetched once the service has answered.
      if (!comment) return undefined;
      const pending = all(client).get(name) ?? { held: comment.liked, waiting: 0 };
      pending.waiting += 1;
      all(client).set(name, pending);
      await cancelCommentFetches(client, thread);
      show(client, like);
      return pending;
    },
    onSuccess: (_answer, { like }, pending, { client }) => {
      if (pending) pending.held = like;
      else void client.invalidateQueries({ queryKey: socialKeys.comments(thread) });
    },
    onSettled: (_answer, _error, _variables, pending, { client }) => {
      if (!pending) return;
      pending.waiting -= 1;
      if (pending.waiting > 0) return;
      all(client).delete(name);
      show(client, pending.held);
    },
  });
};
