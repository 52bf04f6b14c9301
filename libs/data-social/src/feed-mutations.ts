import { endpoints, type EventPrivacy, type Mention } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Post, PostAuthor } from './feed-post.ts';
import { addOwnPost, changePost } from './post-state.ts';
import { socialKeys } from './keys.ts';

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
