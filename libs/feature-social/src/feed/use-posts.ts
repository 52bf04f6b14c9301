import { hiddenPostsQuery, ownPostsQuery, type Post, postQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';

/** Current state of a post; `shown` is the version in the list. */
export const usePost = (shown: Post): Post => useQuery(postQuery(shown)).data ?? shown;

const NONE: readonly never[] = [];

/** Ids of hidden posts. */
export const useHiddenPosts = (): readonly number[] => useQuery(hiddenPostsQuery()).data ?? NONE;

/** Posts written since the page loaded. */
export const useOwnPosts = (): readonly Post[] => useQuery(ownPostsQuery()).data ?? NONE;
