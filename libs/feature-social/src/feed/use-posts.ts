import { hiddenPostsQuery, mutedHereQuery, ownPostsQuery, type Post, postQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A post as it stands now; `shown` is how a list has it. */
export const usePost = (shown: Post): Post => useQuery(postQuery(shown)).data ?? shown;

const NONE: readonly never[] = [];

/** Posts that are out of sight. */
export const useHiddenPosts = (): readonly number[] => useQuery(hiddenPostsQuery()).data ?? NONE;

/** Posts that were written here. */
export const useOwnPosts = (): readonly Post[] => useQuery(ownPostsQuery()).data ?? NONE;

/** Whose posts the feed leaves out, though its pages hold them. */
export function useMutedHere(): ReadonlySet<number> {
  const { data } = useQuery(mutedHereQuery());
  return useMemo(() => new Set(data?.map(({ userId }) => userId)), [data]);
}
