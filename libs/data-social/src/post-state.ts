/** @file Client-side state of posts beside the fetched lists: one copy of each post, shared by all lists. */
import { staleTime } from '@qingyin/query-kit';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { socialKeys } from './keys.ts';

/** Never garbage-collected: a card that scrolls out of sight keeps the changes made to it. */
const KEPT = { staleTime: staleTime.forever, gcTime: Number.POSITIVE_INFINITY } as const;

/** Current state of a post in all lists; `post` is the initial state from a list. Never fetches. */
export const postQuery = (post: Post) =>
  queryOptions<Post>({
    queryKey: socialKeys.post(post.id),
    queryFn: skipToken,
    initialData: post,
    ...KEPT,
  });

/** Changes a post in every list that shows it. */
export const changePost = (client: QueryClient, id: number, change: (post: Post) => Post): void => {
  client.setQueryData<Post>(socialKeys.post(id), (known) => known && change(known));
};

/**
 * Merges posts of an answer into the shared state, except posts with a pending mutation (`socialKeys.changing`).
 */
export function mergePosts(client: QueryClient, posts: readonly Post[]): void {
  for (const post of posts) {
    if (client.isMutating({ mutationKey: socialKeys.changing(post.id) }) === 0)
      changePost(client, post.id, () => post);
    if (post.forwarded && post.forwarded !== 'gone') mergePosts(client, [post.forwarded]);
  }
}

/** Ids of posts that are deleted or being deleted; every list filters them out. */
export const hiddenPostsQuery = () =>
  queryOptions<readonly number[]>({
    queryKey: socialKeys.hiddenPosts(),
    queryFn: skipToken,
    initialData: [],
    ...KEPT,
  });

/** Posts that the user wrote on this page and that fetched lists may lack, newest first. */
export const ownPostsQuery = () =>
  queryOptions<readonly Post[]>({
    queryKey: socialKeys.ownPosts(),
    queryFn: skipToken,
    initialData: [],
    ...KEPT,
  });

/** Hides a post in every list. */
export const hidePost = (client: QueryClient, id: number): void => {
  client.setQueryData(hiddenPostsQuery().queryKey, (ids = []) => [...ids.filter((one) => one !== id), id]);
};

/** Shows a hidden post again at its position in every list. */
export const showPost = (client: QueryClient, id: number): void => {
  client.setQueryData(hiddenPostsQuery().queryKey, (ids = []) => ids.filter((one) => one !== id));
};

/** Adds a post that the user has just written. */
export const addOwnPost = (client: QueryClient, post: Post): void => {
  client.setQueryData(ownPostsQuery().queryKey, (posts = []) => [
    post,
    ...posts.filter(({ id }) => id !== post.id),
  ]);
};
