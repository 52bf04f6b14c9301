import type { SearchKind } from '@qingyin/contract';
import { EVERYONE, FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import type { SearchMatch } from './find.ts';
import { accessConditions } from './search-candidates.ts';

/**
 * Whether everyone may see one of the matches. Queries that find only what some users hear must not become hot
 * searches, which would reveal names.
 */
export async function hasPublicHit(
  db: Db,
  kind: SearchKind,
  matches: readonly SearchMatch[],
): Promise<boolean> {
  const access = accessConditions[kind];
  if (!access || matches.some(({ id }) => id < FIRST_LIBRARY_ID)) return matches.length > 0;
  const row = await db
    .selectFrom('search_doc')
    .select('id')
    .where('kind', '=', kind)
    .where(
      whereIn(
        db,
        'id',
        matches.map(({ id }) => id),
      ),
    )
    .where(access(EVERYONE, 'search_doc.id'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
