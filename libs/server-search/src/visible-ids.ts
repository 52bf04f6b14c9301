import { allInOrder, type Db, whereIn } from '@qingyin/server-db';
import { accessConditions, type SearchScope } from './search-scope.ts';

/** Those of the ids of entities that the viewer may see. */
export async function visibleIds(
  db: Db,
  { kind, viewer }: SearchScope,
  ids: readonly number[],
): Promise<Set<number>> {
  const access = accessConditions[kind]?.(viewer, 'search_doc.id');
  if (!access || ids.length === 0) return new Set(ids);
  const rows = await db
    .selectFrom('search_doc')
    .select('id')
    .where('kind', '=', kind)
    .where(whereIn(db, 'id', ids))
    .where(allInOrder(db, [access]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
