import type { SearchKind } from '@qingyin/contract';
import { allInOrder, whereIn, type Db, type SearchDocTable } from '@qingyin/server-db';
import { type Expression, sql, type SqlBool } from 'kysely';
import { mostPopular } from './most-popular.ts';
import { accessConditions, type SearchCandidate, type SearchScope } from './search-scope.ts';
import { hasAnyTerm, hasTerm } from './term-conditions.ts';
import { LAST } from './term-lookup.ts';

/** Query for the most popular index entries of a kind whose documents meet all conditions. */
const entriesOf = (db: Db, kind: SearchKind, conditions: readonly Expression<SqlBool>[], limit: number) =>
  db
    .selectFrom('search_term as t')
    .select(['t.rank', 't.id'])
    .where('t.kind', '=', kind)
    .where(allInOrder(db, conditions))
    .orderBy('t.rank')
    .orderBy('t.id')
    .limit(limit);

/**
 * The most popular documents that have all terms and meet the conditions. Reads the entries of the first term and probes
 * the others.
 */
export async function withAllTerms(
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
  conditions: readonly Expression<SqlBool>[] = [],
): Promise<SearchCandidate[]> {
  const [first, ...others] = terms;
  if (first === undefined) return [];
  const all = [...others.map((term) => hasTerm(scope.kind, term)), ...conditions];
  return mostPopular(db, scope, (access, limit) =>
    entriesOf(db, scope.kind, [...all, ...access], limit)
      .where('t.term', '=', first)
      .execute(),
  );
}

/** The most popular documents that have a term with this prefix and meet the conditions. */
export const withTermPrefix = (
  db: Db,
  scope: SearchScope,
  text: string,
  conditions: readonly Expression<SqlBool>[] = [],
): Promise<SearchCandidate[]> =>
  mostPopular(db, scope, (access, limit) =>
    entriesOf(db, scope.kind, [...conditions, ...access], limit)
      .distinct()
      .where('t.term', '>=', text)
      .where('t.term', '<', text + LAST)
      .execute(),
  );

/** A query for index entries. */
export type EntriesQuery = Expression<SearchCandidate>;

/** The most popular documents whose index entries all queries find, and which meet the conditions. */
export async function inAllEntries(
  db: Db,
  scope: SearchScope,
  queries: readonly EntriesQuery[],
  conditions: readonly Expression<SqlBool>[],
): Promise<SearchCandidate[]> {
  const entries = sql<SearchCandidate>`(${sql.join(queries, sql` intersect `)})`;
  return mostPopular(db, scope, (access, limit) =>
    db
      .selectFrom(entries.as<'t'>(sql.ref('t')))
      .select(['t.rank', 't.id'])
      .where(allInOrder(db, [...conditions, ...access]))
      .orderBy('t.rank')
      .orderBy('t.id')
      .limit(limit)
      .execute(),
  );
}

/** The most popular documents that have at least one of the terms. */
export const withAnyTerm = (
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
): Promise<SearchCandidate[]> =>
  mostPopular(db, scope, (access, limit) =>
    entriesOf(db, scope.kind, access, limit)
      .distinct()
      .where(whereIn(db, 't.term', terms))
      .execute(),
  );

/** The most popular documents that have all terms, and at least one of some others. */
export const withTermsAndAny = (
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
  some: readonly string[],
): Promise<SearchCandidate[]> => withAllTerms(db, scope, terms, [hasAnyTerm(scope.kind, some)]);

/** Number of entries of some terms, at most `most`. */
export async function countAnyTerm(
  db: Db,
  kind: SearchKind,
  terms: readonly string[],
  most: number,
): Promise<number> {
  const entries = db
    .selectFrom('search_term as t')
    .select('t.id')
    .where('t.kind', '=', kind)
    .where(whereIn(db, 't.term', terms))
    .limit(most);
  const row = await db
    .selectFrom(entries.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Some documents that have at least one of the terms, in no order: reading ends when there are enough. */
export const someWithAnyTerm = (
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
  enough: number,
): Promise<SearchCandidate[]> => {
  const access = accessConditions[scope.kind]?.(scope.viewer, 't.id');
  return entriesOf(db, scope.kind, access ? [access] : [], enough)
    .where(whereIn(db, 't.term', terms))
    .clearOrderBy()
    .execute();
};

/** The indexed texts of documents. */
export const loadDocuments = async (
  db: Db,
  kind: SearchKind,
  ids: readonly number[],
): Promise<Pick<SearchDocTable, 'id' | 'names' | 'others'>[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('search_doc')
        .select(['id', 'names', 'others'])
        .where('kind', '=', kind)
        .where(whereIn(db, 'id', ids))
        .execute();
