import { sql } from 'kysely';
import type { Token } from '@qingyin/text';
import type { Db } from '../db/open.ts';
import type { SearchDocTable } from '../db/tables/search.ts';
import type { Kind } from './kinds.ts';
import { GRAM_MAX, INNER_MAX } from './terms.ts';

/** So many of the most popular are looked at for each way of finding them; nobody pages further. */
export const MOST = 200;
/** Behind every text that begins alike, in the order of UTF-8 bytes. */
const LAST = '\u{10ffff}';
/** Lists of terms are filled up to this length, so that there is one statement for all of them. */
const LISTED = 18;

export type Candidate = Pick<SearchDocTable, 'id' | 'rank' | 'names' | 'others'>;

/** Where the terms of one thing asked for are. */
export interface Place {
  /** all of these must be there */
  terms: string[];
  /** or any term that begins like this */
  beginning?: string;
}

/** Where a token inside names is looked for; undefined for one letter, which only begins names. */
export function placeOf({ text, letters }: Token): Place | undefined {
  const characters = [...text];
  if (!letters) {
    if (characters.length <= GRAM_MAX) return { terms: [text] };
    const grams = characters.slice(GRAM_MAX - 1).map((_, at) => characters.slice(at, at + GRAM_MAX).join(''));
    return { terms: grams.slice(0, 4) };
  }
  if (characters.length < 2) return undefined;
  const edge = characters.slice(0, INNER_MAX).join('');
  return characters.length <= INNER_MAX ? { terms: [edge] } : { terms: [edge], beginning: text };
}

/** The most popular things that have all of these terms. Only the first list is read, the others are probed. */
export async function withAll(db: Db, kind: Kind, terms: readonly string[]): Promise<Candidate[]> {
  const [first, ...others] = terms;
  if (first === undefined) return [];
  let query = db
    .selectFrom('search_term as t')
    .innerJoin('search_doc as d', (join) => join.onRef('d.kind', '=', 't.kind').onRef('d.id', '=', 't.id'))
    .select(['d.id', 'd.rank', 'd.names', 'd.others'])
    .where('t.kind', '=', kind)
    .where('t.term', '=', first);
  for (const term of others)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('search_term as o')
          .select('o.id')
          .where('o.kind', '=', kind)
          .where('o.term', '=', term)
          .whereRef('o.rank', '=', 't.rank')
          .whereRef('o.id', '=', 't.id'),
      ),
    );
  return query.orderBy('t.rank').orderBy('t.id').limit(MOST).execute();
}

/** The most popular things that have a term with this beginning, and all the others. */
export async function beginning(
  db: Db,
  kind: Kind,
  text: string,
  others: readonly string[] = [],
): Promise<Candidate[]> {
  return db
    .selectFrom((eb) => {
      let found = eb
        .selectFrom('search_term as t')
        .select(['t.rank', 't.id'])
        .distinct()
        .where('t.kind', '=', kind)
        .where('t.term', '>=', text)
        .where('t.term', '<', text + LAST);
      for (const term of others)
        found = found.where((inner) =>
          inner.exists(
            inner
              .selectFrom('search_term as o')
              .select('o.id')
              .where('o.kind', '=', kind)
              .where('o.term', '=', term)
              .whereRef('o.rank', '=', 't.rank')
              .whereRef('o.id', '=', 't.id'),
          ),
        );
      return found.orderBy('t.rank').orderBy('t.id').limit(MOST).as('f');
    })
    .innerJoin('search_doc as d', (join) => join.on('d.kind', '=', kind).onRef('d.id', '=', 'f.id'))
    .select(['d.id', 'd.rank', 'd.names', 'd.others'])
    .orderBy('d.rank')
    .orderBy('d.id')
    .execute();
}

/** The most popular things that have any of these terms. */
export async function withAny(db: Db, kind: Kind, terms: readonly string[]): Promise<Candidate[]> {
  const listed = Array.from({ length: LISTED }, (_, at) => terms[Math.min(at, terms.length - 1)] ?? '');
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('search_term as t')
        .select(['t.rank', 't.id'])
        .distinct()
        .where('t.kind', '=', kind)
        .where('t.term', 'in', listed)
        .orderBy('t.rank')
        .orderBy('t.id')
        .limit(MOST)
        .as('f'),
    )
    .innerJoin('search_doc as d', (join) => join.on('d.kind', '=', sql.lit(kind)).onRef('d.id', '=', 'f.id'))
    .select(['d.id', 'd.rank', 'd.names', 'd.others'])
    .orderBy('d.rank')
    .orderBy('d.id')
    .execute();
}
