import { endpoints, type EventPrivacy, type Mention } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post, PostAuthor } from './feed-post.ts';
import { addOwnPost, changePost } from './feed-state.ts';
import { socialKeys } from './keys.ts';

/** Number of the contract (3.8). */
const EVENT = 6;

type Liking = Pick<Post, 'liked' | 'likedCount'>;
/** What the service is known to have, shared by the wishes of one post that follow each other. */
interface Known {
  known: Liking | undefined;
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
 * Likes a post or takes that back: shown at once in every list. Wishes go out one after the other; when the last of them
 * is refused, what the service has is shown again, exactly.
 */
export const likePostMutation = ({ id, threadId }: Pick<Post, 'id' | 'threadId'>) => {
  const mutationKey = [...socialKeys.changing(id), 'like'];
  const othersOf = (client: QueryClient) =>
    client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' });
  return mutationOptions({
    mutationKey,
    scope: { id: `like-post-${id}` },
    mutationFn: async (like: boolean) =>
      expectOk(
        await http.call(endpoints.social.resourceLike, {
          params: { type: EVENT, threadId, t: like ? 1 : 0 },
        }),
      ),
    onMutate: (like, { client }): Known => {
      const earlier = othersOf(client).flatMap(({ state }) =>
        state.context ? [state.context as Known] : [],
      )[0];
      const context = earlier ?? { known: likingOf(client, id) };
      changePost(client, id, (post) => ({ ...post, ...withLike(post, like) }));
      return context;
    },
    onSuccess: (_answer, like, context) => {
      if (context.known) context.known = withLike(context.known, like);
    },
    onError: (_error, _like, context, { client }) => {
      const { known } = context ?? {};
      // A wish that waits behind this one is what is shown now.
      if (known && othersOf(client).length <= 1) changePost(client, id, (post) => ({ ...post, ...known }));
    },
  });
};

/** Says who may see a post of one's own; shown at once, and back when the service refuses. */
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

export interface Forwarding {
  post: Post;
  words: string;
  mentions?: readonly Mention[];
  /** who passes it on */
  author: PostAuthor;
}

/** Passes a post on, of a forward what that passes on. What was written appears on top of one's lists; resolves to it. */
export const forwardPostMutation = () =>
  mutationOptions({
    mutationFn: async ({ post, words, author, mentions = [] }: Forwarding): Promise<Post> => {
      const params = { evId: String(post.id), uid: String(post.author.userId), forwards: words };
      const { data } = expectOk(await http.call(endpoints.social.eventForward, { params }));
      return {
        id: data.eventId,
        threadId: `A_EV_2_${data.eventId}_${author.userId}`,
        author,
        time: data.eventTime,
        words,
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
      const passedOn = post.forwarded && post.forwarded !== 'gone' ? post.forwarded : post;
      changePost(client, passedOn.id, (known) => ({ ...known, forwardCount: known.forwardCount + 1 }));
    },
  });
