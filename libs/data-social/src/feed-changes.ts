import { endpoints, type EventPrivacy, type Mention } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Post, PostAuthor } from './feed-post.ts';
import { addOwnPost, changePost } from './feed-state.ts';
import { socialKeys } from './keys.ts';

/** Number of the contract (3.8). */
const EVENT = 6;

type Liking = Pick<Post, 'liked' | 'likedCount'>;
/** Wishes of one post that follow each other. */
interface Wishes {
  /** what the service has, as far as it has answered; undefined where the post is not shown */
  known: Liking | undefined;
  waiting: number;
}

/** The wishes under way, by post. Here and not in the mutations: these know each other only a moment later. */
const underWay = new WeakMap<QueryClient, Map<number, Wishes>>();

function wishesOf(client: QueryClient): Map<number, Wishes> {
  const known = underWay.get(client) ?? new Map<number, Wishes>();
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
 * Likes a post or takes that back: shown at once in every list. Wishes go out one after the other; when the last of them
 * is refused, what the service has is shown again, exactly.
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
    onMutate: (like, { client }): Wishes => {
      const all = wishesOf(client);
      const wishes = all.get(id) ?? { known: likingOf(client, id), waiting: 0 };
      wishes.waiting += 1;
      all.set(id, wishes);
      changePost(client, id, (post) => ({ ...post, ...withLike(post, like) }));
      return wishes;
    },
    onSuccess: (_answer, like, wishes) => {
      if (wishes.known) wishes.known = withLike(wishes.known, like);
    },
    onError: (_error, _like, wishes, { client }) => {
      const { known, waiting = 0 } = wishes ?? {};
      // A wish that waits behind this one is what is shown now.
      if (known && waiting === 1) changePost(client, id, (post) => ({ ...post, ...known }));
    },
    onSettled: (_answer, _error, _like, wishes, { client }) => {
      if (wishes && --wishes.waiting === 0) wishesOf(client).delete(id);
    },
  });

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
  /** who may be meant by names after `@` in the words */
  mentions?: readonly Mention[];
  /** who passes it on */
  author: PostAuthor;
}

/** Passes a post on, of a forward what that passes on: both are counted. What was written appears on top of one's lists; resolves to it. */
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
      const original = post.forwarded && post.forwarded !== 'gone' ? [post.forwarded] : [];
      for (const { id } of [post, ...original])
        changePost(client, id, (known) => ({ ...known, forwardCount: known.forwardCount + 1 }));
    },
  });
