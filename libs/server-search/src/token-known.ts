import { allInOrder, type Db } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import { indexEntries, placeOf } from './index-entries.ts';
import { accessConditions, type SearchScope } from './search-scope.ts';
import { hasTerm } from './term-conditions.ts';
import { FACT } from './term-marks.ts';

/** Whether a text that the viewer may see contains a token; always for a single letter. */
export async function isTokenKnown(db: Db, { kind, viewer }: SearchScope, token: Token): Promise<boolean> {
  const place = placeOf(token);
  if (!place) return true;
  for (const [lookup, mark] of [
    [place.plain, ''],
    [place.fact, FACT],
  ] as const) {
    if (!lookup) continue;
    const access = accessConditions[kind]?.(viewer, 't.id');
    // The first three characters may be those of another word.
    const further = lookup.beginning === undefined ? lookup.terms.slice(1) : [];
    const conditions = [...further.map((term) => hasTerm(kind, mark + term)), ...(access ? [access] : [])];
    const entry = await indexEntries(db, kind, lookup, mark)
      .$if(conditions.length > 0, (query) => query.where(allInOrder(db, conditions)))
      .limit(1)
      .executeTakeFirst();
    if (entry) return true;
  }
  return false;
}
