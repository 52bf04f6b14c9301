import type { SearchKind } from '@qingyin/contract';
import { isPostgres, type Db, type Tables } from '@qingyin/server-db';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { TermLookup } from './term-lookup.ts';

/** Entries of a token that are counted at most. */
export const MOST_COUNTED = 5000;

/** Index terms of a token with the number of their entries. */
export interface CountedLookup {
  lookup: TermLookup;
  /** entries of the first term, or of all with its beginning; at most `MOST_COUNTED` */
  entries: number;
}

/**
 * Whether the entries of a token are read once and intersected with those of others, instead of being looked up for each
 * row: PostgreSQL takes a fifth of the time for that, SQLite looks up as fast.
 */
export const isReadOnce = (db: Db, entries: number): boolean => isPostgres(db) && entries < MOST_COUNTED;

/** Condition for index entries `t`: their document has at least one of the terms, which is looked up for each. */
export const hasAnyTerm = (kind: SearchKind, terms: readonly string[]): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('search_term as o')
      .select('o.id')
      .where('o.kind', '=', kind)
      .where('o.term', 'in', terms)
      .where(sql<SqlBool>`o.rank = t.rank and o.id = t.id`),
  );
};

export const hasTerm = (kind: SearchKind, term: string): Expression<SqlBool> => hasAnyTerm(kind, [term]);
