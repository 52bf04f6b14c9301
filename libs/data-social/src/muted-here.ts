import { staleTime } from '@qingyin/query-kit';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** Somebody who was muted on this page. */
export interface MutedHere {
  userId: number;
  /** when, ms since 1970 */
  since: number;
  /** when the service confirmed it, ms since 1970; absent before */
  confirmed?: number;
}

/**
 * Who was muted on this page: their posts are in the pages of the feed that were there before, and it leaves them out. So
 * none of them is asked for again, and they are where they were when that is taken back. Asks nobody.
 */
export const mutedHereQuery = () =>
  queryOptions<readonly MutedHere[]>({
    queryKey: socialKeys.mutedHere(),
    queryFn: skipToken,
    initialData: [],
    staleTime: staleTime.forever,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Says since when somebody is muted here; undefined: they are not. Returns what was said before. */
export function muteHere(client: QueryClient, userId: number, since: number | undefined): number | undefined {
  const { queryKey } = mutedHereQuery();
  const known = client.getQueryData(queryKey) ?? [];
  const others = known.filter((one) => one.userId !== userId);
  client.setQueryData(queryKey, since === undefined ? others : [...others, { userId, since }]);
  return known.find((one) => one.userId === userId)?.since;
}

/** Says that the service has muted somebody; nothing where that was taken back meanwhile. */
export const confirmMuted = (client: QueryClient, userId: number): void => {
  client.setQueryData(mutedHereQuery().queryKey, (known) =>
    known?.map((one) => (one.userId === userId ? { ...one, confirmed: Date.now() } : one)),
  );
};

/**
 * Takes over from an answer who is muted no longer: whose posts the service tells although it was asked for them (`asked`)
 * when it had already muted them. Somebody ended that elsewhere.
 */
export function learnMuted(client: QueryClient, authors: readonly number[], asked: number): void {
  const { queryKey } = mutedHereQuery();
  const known = client.getQueryData(queryKey);
  const left = known?.filter(
    ({ userId, confirmed }) => confirmed === undefined || asked < confirmed || !authors.includes(userId),
  );
  if (left && left.length !== known?.length) client.setQueryData(queryKey, left);
}

/** Whether the feed holds all posts of somebody who was muted here at a time: no page of it came since. */
export const holdsPostsOf = (client: QueryClient, since: number | undefined): boolean =>
  since !== undefined && (client.getQueryState(socialKeys.feed())?.dataUpdatedAt ?? 0) <= since;
