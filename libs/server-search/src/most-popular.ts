import type { Db } from '@qingyin/server-db';
import type { Expression, SqlBool } from 'kysely';
import { accessConditions, MAX_MATCHES, type SearchCandidate, type SearchScope } from './search-scope.ts';
import { visibleIds } from './visible-ids.ts';

/** Number of documents among which `MAX_MATCHES` are expected that a viewer may see. */
export const MORE_THAN_SEEN = 150;

/**
 * The most popular documents that a viewer may see. Finds the most popular ones of all and tests the access to those:
 * testing it for each entry takes longer than finding them, and PostgreSQL needs longer to plan such a query than to run
 * it. Only if too few may be seen, access becomes a condition of the search itself, so that others take no places from
 * them.
 *
 * @param find finds at most `limit` entries, the most popular first, that meet the conditions
 */
export async function mostPopular(
  db: Db,
  scope: SearchScope,
  find: (conditions: readonly Expression<SqlBool>[], limit: number) => Promise<SearchCandidate[]>,
): Promise<SearchCandidate[]> {
  const condition = accessConditions[scope.kind];
  const popular = await find([], condition ? MORE_THAN_SEEN : MAX_MATCHES);
  if (popular.length === 0 || !condition) return popular;
  const ids = await visibleIds(
    db,
    scope,
    popular.map(({ id }) => id),
  );
  const found = popular.filter(({ id }) => ids.has(id)).slice(0, MAX_MATCHES);
  return found.length === MAX_MATCHES || popular.length < MORE_THAN_SEEN
    ? found
    : find([condition(scope.viewer, 't.id')], MAX_MATCHES);
}
