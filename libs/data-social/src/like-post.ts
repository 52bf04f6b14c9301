import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { changePost } from './post-state.ts';
import { socialKeys } from './keys.ts';

/** The contract's number of posts (docs/specification/contract/comments.md). */
const EVENT = 6;

type Liking = Pick<Post, 'liked' | 'likedCount'>;
/** Pending like mutations of one post. */
interface PendingLikes {
  /** state that the service has confirmed; undefined when the post is not shown */
  known: Liking | undefined;
  waiting: number;
}

/** Pending likes by post. Not derived from the mutation cache, where a mutation appears only a moment later. */
const underWay = new WeakMap<QueryClient, Map<number, PendingLikes>>();

function pendingLikesOf(client: QueryClient): Map<number, PendingLikes> {
  const known = underWay.get(client) ?? new Map<number, PendingLikes>();
  underWay.set(client, known);
  return known;
}

const likingOf = (client: QueryClient, id: number): Liking | undefined => {
  const post = client.getQueryData<Post>(socialKeys.post(id));
  return post && { liked: post.liked, likedCount: post.likedCount };
};

const withLike = ({ liked, likedCount }: Liking, like: boolean): Liking => ({
  liked: like,
  likedCount: Math.max(0, likedCount + (like === liked ? 0 : like ? 1 : -1)),
});

/**
 * Likes a post or removes the like: optimistic update in every list. The mutations of a post run one after the
 * other; when the last one is refused, the exact confirmed state is shown.
 */
export const likePostMutation = ({ id, threadId }: Pick<Post, 'id' | 'threadId'>) =>
  mutationOptions({
    mutationKey: [...socialKeys.changing(id), 'like'],
    scope: { id: `like-post-${id}` },
    mutationFn: async (like: boolean) =>
      expectOk(
        await http.call(endpoints.social.resourceLike, {
          params: { type: EVENT, threadId, t: like ? 1 : 0 },
        }),
      ),
    onMutate: (like, { client }): PendingLikes => {
      const all = pendingLikesOf(client);
      const pending = all.get(id) ?? { known: likingOf(client, id), waiting: 0 };
      pending.waiting += 1;
      all.set(id, pending);
      changePost(client, id, (post) => ({ ...post, ...withLike(post, like) }));
      return pending;
    },
    onSuccess: (_answer, like, pending) => {
      if (pending.known) pending.known = withLike(pending.known, like);
    },
    onError: (_error, _like, pending, { client }) => {
      const { known, waiting = 0 } = pending ?? {};
      // While another mutation is pending, the shown state is that mutation's.
      if (known && waiting === 1) changePost(client, id, (post) => ({ ...post, ...known }));
    },
    onSettled: (_answer, _error, _like, pending, { client }) => {
      if (pending && --pending.waiting === 0) pendingLikesOf(client).delete(id);
    },
  });
