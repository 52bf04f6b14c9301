import type { SearchKind } from '@qingyin/contract';
import { EVERYONE, FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { SearchMatch } from './find.ts';
import { visibleIds } from './visible-ids.ts';

/**
 * Whether everyone may see one of the matches. Queries that find only what some users hear must not become hot
 * searches, which would reveal names.
 */
export async function hasPublicHit(
  db: Db,
  kind: SearchKind,
  matches: readonly SearchMatch[],
): Promise<boolean> {
  if (matches.some(({ id }) => id < FIRST_LIBRARY_ID)) return true;
  const ids = matches.map(({ id }) => id);
  return (await visibleIds(db, { kind, viewer: EVERYONE }, ids)).size > 0;
}
