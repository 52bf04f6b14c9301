import type { Token } from '@qingyin/text';
import { among } from '../db/among.ts';
import type { Db } from '../db/open.ts';
import type { SearchDocTable, SearchTermTable } from '../db/tables/search.ts';
import type { Kind } from './kinds.ts';
import { GRAM_MAX, INNER_MAX } from './terms.ts';

/** So many are found at most, the best of them; nobody pages further. */
export const MOST = 100;
/** Behind every text that begins alike, in the order of UTF-8 bytes. */
const LAST = '\u{10ffff}';

/** A document as its terms name it. */
export type Candidate = Pick<SearchTermTable, 'id' | 'rank'>;

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

/** The terms of one kind, and only of things that have all of some others too. */
function termsAmong(db: Db, kind: Kind, others: readonly string[]) {
  let query = db.selectFrom('search_term as t').select(['t.rank', 't.id']).where('t.kind', '=', kind);
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
  return query.orderBy('t.rank').orderBy('t.id').limit(MOST);
}

/** The most popular things that have all of these terms. Only the first list is read, the others are probed. */
export async function withAll(db: Db, kind: Kind, terms: readonly string[]): Promise<Candidate[]> {
  const [first, ...others] = terms;
  if (first === undefined) return [];
  return termsAmong(db, kind, others).where('t.term', '=', first).execute();
}

/** The most popular things that have a term with this beginning, and all the others. */
export const beginning = (
  db: Db,
  kind: Kind,
  text: string,
  others: readonly string[] = [],
): Promise<Candidate[]> =>
  termsAmong(db, kind, others)
    .distinct()
    .where('t.term', '>=', text)
    .where('t.term', '<', text + LAST)
    .execute();

/** The most popular things that have any of these terms. */
export const withAny = (db: Db, kind: Kind, terms: readonly string[]): Promise<Candidate[]> =>
  termsAmong(db, kind, [])
    .distinct()
    .where(among(db, 't.term', terms))
    .execute();

/** The texts of documents. */
export const documentsOf = async (
  db: Db,
  kind: Kind,
  ids: readonly number[],
): Promise<Pick<SearchDocTable, 'id' | 'names' | 'others'>[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('search_doc')
        .select(['id', 'names', 'others'])
        .where('kind', '=', kind)
        .where(among(db, 'id', ids))
        .execute();
