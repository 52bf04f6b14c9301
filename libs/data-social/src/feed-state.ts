/** @file What this page knows of posts beside the lists that services answer with: one copy of each for all lists. */
import { staleTime } from '@qingyin/query-kit';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { socialKeys } from './keys.ts';

/** Kept as long as the session: a card that scrolls away is not forgotten what was done to it. */
const KEPT = { staleTime: staleTime.forever, gcTime: Number.POSITIVE_INFINITY } as const;

/** A post as it stands now, wherever it is shown; `post` is how a list has it. Asks nobody. */
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

/** Takes over how a service tells posts now; but not of those with a change of ours under way (`socialKeys.changing`). */
export function learnPosts(client: QueryClient, posts: readonly Post[]): void {
  for (const post of posts) {
    if (client.isMutating({ mutationKey: socialKeys.changing(post.id) }) === 0)
      changePost(client, post.id, () => post);
    if (post.forwarded && post.forwarded !== 'gone') learnPosts(client, [post.forwarded]);
  }
}

/** Posts that are out of sight, deleted or about to be; every list leaves them out. */
export const hiddenPostsQuery = () =>
  queryOptions<readonly number[]>({
    queryKey: socialKeys.hiddenPosts(),
    queryFn: skipToken,
    initialData: [],
    ...KEPT,
  });

/** Posts that were written on this page and that lists may not have yet, the newest first. */
export const ownPostsQuery = () =>
  queryOptions<readonly Post[]>({
    queryKey: socialKeys.ownPosts(),
    queryFn: skipToken,
    initialData: [],
    ...KEPT,
  });

/** Takes a post out of every list. */
export const hidePost = (client: QueryClient, id: number): void => {
  client.setQueryData(hiddenPostsQuery().queryKey, (ids = []) => [...ids.filter((one) => one !== id), id]);
};

/** Shows it again, at its place in each of them. */
export const showPost = (client: QueryClient, id: number): void => {
  client.setQueryData(hiddenPostsQuery().queryKey, (ids = []) => ids.filter((one) => one !== id));
};

/** Shows a post that was just written. */
export const addOwnPost = (client: QueryClient, post: Post): void => {
  client.setQueryData(ownPostsQuery().queryKey, (posts = []) => [
    post,
    ...posts.filter(({ id }) => id !== post.id),
  ]);
};
