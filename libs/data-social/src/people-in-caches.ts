import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** What the answers of the social calls say of somebody, wherever they stand: a profile, a row of a list, an author. */
export interface Named {
  userId: number;
  followed: boolean;
  followeds?: number;
  mutual?: boolean;
  followMe?: boolean;
}

/** Follows are nested no deeper: answers of an author below a comment of a page of an endless list. */
const DEEPEST = 10;

/**
 * Says in every social answer that holds somebody whether they are followed now. Their fans are counted along, and that
 * both follow each other. Returns the keys of the answers in which that was news.
 */
export function markFollowed(client: QueryClient, id: number, followed: boolean, only?: readonly QueryKey[]) {
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
    // As old as it was: what else it says has not become fresher.
    client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
  return news;
}

/** The same value where nothing changes in it. */
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

const isNamed = (value: object): value is Named =>
  'userId' in value && 'followed' in value && typeof value.followed === 'boolean';

function withFollowed(person: Named, followed: boolean): Named {
  const { followeds, mutual } = person;
  const followMe = person.followMe ?? mutual === true;
  return {
    ...person,
    followed,
    ...(followeds === undefined ? {} : { followeds: Math.max(0, followeds + (followed ? 1 : -1)) }),
    ...(mutual === undefined ? {} : { mutual: followed && followMe, followMe }),
  };
}
