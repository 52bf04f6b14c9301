import { hiddenPostsQuery, ownPostsQuery, type Post, postQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';

/** A post as it stands now; `shown` is how a list has it. */
export const usePost = (shown: Post): Post => useQuery(postQuery(shown)).data ?? shown;

const NONE: readonly never[] = [];

/** Posts that are out of sight. */
export const useHiddenPosts = (): readonly number[] => useQuery(hiddenPostsQuery()).data ?? NONE;

/** Posts that were written here. */
export const useOwnPosts = (): readonly Post[] => useQuery(ownPostsQuery()).data ?? NONE;
