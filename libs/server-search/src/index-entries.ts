import type { SearchKind } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import { factLookupOf } from './fact-terms.ts';
import { LAST, type TermLookup, termLookupOf } from './term-lookup.ts';
import type { FACT } from './term-marks.ts';

/** Where a token is in the index, in names and others, and in facts. Terms have no marks. */
export interface TokenPlace {
  plain: TermLookup | undefined;
  fact: TermLookup;
}

/** Place of a token in the index; undefined for a single letter. */
export function placeOf(token: Token): TokenPlace | undefined {
  const fact = factLookupOf(token);
  return fact && { plain: termLookupOf(token), fact };
}

/**
 * Query for the entries of the first term of a token: a superset of what contains the token.
 *
 * @param mark first character of the terms, '' for none
 */
export const indexEntries = (
  db: Db,
  kind: SearchKind,
  { terms, beginning }: TermLookup,
  mark: '' | typeof FACT = '',
) =>
  db
    .selectFrom('search_term as t')
    .select(['t.rank', 't.id'])
    .where('t.kind', '=', kind)
    .$if(beginning === undefined, (query) => query.where('t.term', '=', mark + (terms[0] ?? '')))
    .$if(beginning !== undefined, (query) =>
      query.where('t.term', '>=', mark + beginning).where('t.term', '<', mark + beginning + LAST),
    );

/** Number of the entries of the first term of a token, at most `most`. */
export async function countEntries(
  db: Db,
  kind: SearchKind,
  lookup: TermLookup,
  mark: '' | typeof FACT,
  most: number,
): Promise<number> {
  const row = await db
    .selectFrom(indexEntries(db, kind, lookup, mark).limit(most).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
