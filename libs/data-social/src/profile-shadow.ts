import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** Fields of a user in cached answers of the social calls: in a profile, a row of a list, an author. */
export interface CachedProfile {
  userId: number;
  followed: boolean;
  followeds?: number;
  mutual?: boolean;
  followMe?: boolean;
}

/** Greatest nesting of a user in an answer: the author of a reply in a page of an infinite query. */
const DEEPEST = 10;

/**
 * Updates the follow state of a user in all cached social answers, with the number of fans and the mutual flag.
 *
 * @param only keys of the answers to update, for a rollback; default: all
 * @returns keys of the answers that changed
 */
export function setFollowedInCaches(
  client: QueryClient,
  id: number,
  followed: boolean,
  only?: readonly QueryKey[],
) {
  const news: QueryKey[] = [];
  const change = (data: unknown) => changed(data, id, followed, DEEPEST);
  const queries = only
    ? only.map((queryKey) => client.getQueryCache().find({ queryKey, exact: true }))
    : client.getQueryCache().findAll({ queryKey: socialKeys.all });
  for (const query of queries) {
    if (query?.state.data === undefined) continue;
    const next = change(query.state.data);
    if (next === query.state.data) continue;
    news.push(query.queryKey);
    // Keeps the time of the fetch: the other data in the answer is not newer.
    client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
  return news;
}

/** Returns the same object when nothing changes in it. */
function changed(value: unknown, id: number, followed: boolean, deep: number): unknown {
  if (deep === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | null = null;
    for (const [at, item] of value.entries()) {
      const next = changed(item, id, followed, deep - 1);
      if (next !== item) (copy ??= [...(value as unknown[])])[at] = next;
    }
    return copy ?? value;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [key, item] of Object.entries(value)) {
    const next = changed(item, id, followed, deep - 1);
    if (next !== item) (copy ??= { ...value })[key] = next;
  }
  const object = copy ?? value;
  return isNamed(object) && object.userId === id && object.followed !== followed
    ? withFollowed(object, followed)
    : object;
}

const isNamed = (value: object): value is CachedProfile =>
  'userId' in value && 'followed' in value && typeof value.followed === 'boolean';

function withFollowed(person: CachedProfile, followed: boolean): CachedProfile {
  const { followeds, mutual } = person;
  const followMe = person.followMe ?? mutual === true;
  return {
    ...person,
    followed,
    ...(followeds === undefined ? {} : { followeds: Math.max(0, followeds + (followed ? 1 : -1)) }),
    ...(mutual === undefined ? {} : { mutual: followed && followMe, followMe }),
  };
}
