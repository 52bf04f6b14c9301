import { staleTime } from '@qingyin/query-kit';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** A user who was muted on this page. */
export interface MutedAuthor {
  userId: number;
  /** time of muting, ms since 1970 */
  since: number;
  /** time of the service's confirmation, ms since 1970; absent before */
  confirmed?: number;
}

/**
 * Users who were muted on this page. The feed filters their posts out of pages fetched earlier, so that nothing is
 * refetched and their posts return to their positions when the mute is undone. Never fetches.
 */
export const mutedAuthorsQuery = () =>
  queryOptions<readonly MutedAuthor[]>({
    queryKey: socialKeys.mutedAuthors(),
    queryFn: skipToken,
    initialData: [],
    staleTime: staleTime.forever,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Sets since when a user is muted on this page; undefined: not muted. Returns the previous time. */
export function setMutedSince(
  client: QueryClient,
  userId: number,
  since: number | undefined,
): number | undefined {
  const { queryKey } = mutedAuthorsQuery();
  const known = client.getQueryData(queryKey) ?? [];
  const others = known.filter((one) => one.userId !== userId);
  client.setQueryData(queryKey, since === undefined ? others : [...others, { userId, since }]);
  return known.find((one) => one.userId === userId)?.since;
}

/** Records the service's confirmation of a mute; does nothing when it was undone in the meantime. */
export const confirmMuted = (client: QueryClient, userId: number): void => {
  client.setQueryData(mutedAuthorsQuery().queryKey, (known) =>
    known?.map((one) => (one.userId === userId ? { ...one, confirmed: Date.now() } : one)),
  );
};

/**
 * Removes authors from the muted users who appear in an answer requested (`asked`, ms since 1970) after the
 * service had confirmed the mute: they were unmuted on another device.
 */
export function dropUnmutedAuthors(client: QueryClient, authors: readonly number[], asked: number): void {
  const { queryKey } = mutedAuthorsQuery();
  const known = client.getQueryData(queryKey);
  const left = known?.filter(
    ({ userId, confirmed }) => confirmed === undefined || asked < confirmed || !authors.includes(userId),
  );
  if (left && left.length !== known?.length) client.setQueryData(queryKey, left);
}

/** Tests whether the feed contains all posts of a user muted at `since`: no page was fetched after that time. */
export const feedHasPostsOf = (client: QueryClient, since: number | undefined): boolean =>
  since !== undefined && (client.getQueryState(socialKeys.feed())?.dataUpdatedAt ?? 0) <= since;
