import { endpoints, type EventPrivacy, type Mention } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post, PostAuthor } from './feed-post.ts';
import { addOwnPost, changePost } from './post-state.ts';
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

/** Sets who may see a post of the user: optimistic update, rolled back when the service refuses. */
export const postPrivacyMutation = (id: number) =>
  mutationOptions({
    mutationKey: [...socialKeys.changing(id), 'privacy'],
    scope: { id: `privacy-post-${id}` },
    mutationFn: async (privacy: EventPrivacy) =>
      expectOk(await http.call(endpoints.social.eventPrivacy, { params: { evId: String(id), privacy } })),
    onMutate: (privacy, { client }) => {
      const before = client.getQueryData<Post>(socialKeys.post(id))?.privacy;
      changePost(client, id, (post) => ({ ...post, privacy }));
      return { before };
    },
    onError: (_error, _privacy, context, { client }) => {
      const { before } = context ?? {};
      if (before !== undefined) changePost(client, id, (post) => ({ ...post, privacy: before }));
    },
  });

export interface ForwardVariables {
  post: Post;
  text: string;
  /** users that `@` names in the text refer to */
  mentions?: readonly Mention[];
  /** the user who forwards */
  author: PostAuthor;
}

/**
 * Forwards a post, or the original of a forwarded post, and counts the forward on both. Adds the new post to the
 * user's own posts and resolves to it.
 */
export const forwardPostMutation = () =>
  mutationOptions({
    mutationFn: async ({ post, text, author, mentions = [] }: ForwardVariables): Promise<Post> => {
      const params = { evId: String(post.id), uid: String(post.author.userId), forwards: text };
      const { data } = expectOk(await http.call(endpoints.social.eventForward, { params }));
      return {
        id: data.eventId,
        threadId: `A_EV_2_${data.eventId}_${author.userId}`,
        author,
        time: data.eventTime,
        text,
        mentions,
        pictures: [],
        shared: null,
        forwarded: post.forwarded ?? { ...post },
        privacy: 0,
        liked: false,
        likedCount: 0,
        commentCount: 0,
        forwardCount: 0,
      };
    },
    onSuccess: (written, { post }, _context, { client }) => {
      addOwnPost(client, written);
      const original = post.forwarded && post.forwarded !== 'gone' ? [post.forwarded] : [];
      for (const { id } of [post, ...original])
        changePost(client, id, (known) => ({ ...known, forwardCount: known.forwardCount + 1 }));
    },
  });
