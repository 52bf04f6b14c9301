import { type SearchKind, searchKinds } from '@qingyin/contract';
import {
  mayAlbumIdBeSeen,
  mayArtistIdBeSeen,
  mayReferenceBeHeard,
  type Viewer,
} from '@qingyin/server-catalogue';
import { whereIn, type Db, type SearchDocTable, type SearchTermTable } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import { GRAM_MAX, INNER_MAX } from './term-marks.ts';

/** Maximum number of matches; also the end of pagination. */
export const MAX_MATCHES = 100;
/** Number of documents among which `MAX_MATCHES` are expected that a viewer may see. */
export const MORE_THAN_SEEN = 150;
/** Upper bound for texts with a common prefix, in the order of UTF-8 bytes. */
export const LAST = '\u{10ffff}';

/** A document as referenced by its index terms. */
export type SearchCandidate = Pick<SearchTermTable, 'id' | 'rank'>;

/** Index terms that find one token. */
export interface TermLookup {
  /** all of these terms are required */
  terms: string[];
  /** and any term with this prefix */
  beginning?: string;
}

/**
 * Index terms for a token inside names; undefined for a single letter, which is only indexed at the beginning of
 * names.
 */
export function termLookupOf({ text, letters }: Token): TermLookup | undefined {
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

/** What is searched for: entities of one kind that the viewer may see. */
export interface SearchScope {
  kind: SearchKind;
  viewer: Viewer;
}

/** Conditions for entities that not everyone may see, by kind. The others are only in the index if everyone may. */
export const accessConditions: Partial<Record<SearchKind, typeof mayReferenceBeHeard>> = {
  [searchKinds.song]: mayReferenceBeHeard,
  [searchKinds.lyric]: mayReferenceBeHeard,
  [searchKinds.album]: mayAlbumIdBeSeen,
  [searchKinds.artist]: mayArtistIdBeSeen,
};

/**
 * Query for the index entries of a kind whose documents have all of the other terms too. Access is a part of it, so
 * that entities that the viewer may not see take no places from others.
 */
function termsAmong(db: Db, { kind, viewer }: SearchScope, others: readonly string[]) {
  let query = entriesWith(db, kind, others);
  // Last, because SQLite tests conditions in this order, and few entries have the other terms.
  const access = accessConditions[kind]?.(viewer, 't.id');
  if (access) query = query.where(access);
  return query.orderBy('t.rank').orderBy('t.id').limit(MAX_MATCHES);
}

/** Query for the index entries of a kind, whoever may see them, whose documents have all of the other terms too. */
function entriesWith(db: Db, kind: SearchKind, others: readonly string[]) {
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
  return query;
}

/** The most popular documents that have all terms. Reads the entries of the first term and probes the others. */
export async function withAllTerms(
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
): Promise<SearchCandidate[]> {
  const [first, ...others] = terms;
  if (first === undefined) return [];
  return termsAmong(db, scope, others).where('t.term', '=', first).execute();
}

/** The most popular documents that have a term with this prefix, and all the other terms. */
export async function withTermPrefix(
  db: Db,
  scope: SearchScope,
  text: string,
  others: readonly string[] = [],
): Promise<SearchCandidate[]> {
  if (others.length === 0) {
    const popular = await popularWithPrefix(db, scope, text);
    if (popular) return popular;
  }
  return termsAmong(db, scope, others)
    .distinct()
    .where('t.term', '>=', text)
    .where('t.term', '<', text + LAST)
    .execute();
}

/**
 * The same without testing the access to all documents, which takes longer than finding them: that to the most popular
 * ones is tested.
 *
 * @returns undefined if too few of those may be seen
 */
async function popularWithPrefix(
  db: Db,
  { kind, viewer }: SearchScope,
  text: string,
): Promise<SearchCandidate[] | undefined> {
  const popular = await entriesWith(db, kind, [])
    .distinct()
    .where('t.term', '>=', text)
    .where('t.term', '<', text + LAST)
    .orderBy('t.rank')
    .orderBy('t.id')
    .limit(MORE_THAN_SEEN)
    .execute();
  const access = accessConditions[kind]?.(viewer, 'search_doc.id');
  if (popular.length === 0 || !access) return popular.slice(0, MAX_MATCHES);
  const seen = await db
    .selectFrom('search_doc')
    .select('id')
    .where('kind', '=', kind)
    .where(
      whereIn(
        db,
        'id',
        popular.map(({ id }) => id),
      ),
    )
    .where(access)
    .execute();
  const ids = new Set(seen.map(({ id }) => id));
  const found = popular.filter(({ id }) => ids.has(id)).slice(0, MAX_MATCHES);
  return found.length === MAX_MATCHES || popular.length < MORE_THAN_SEEN ? found : undefined;
}

/** The most popular documents that have at least one of the terms. */
export const withAnyTerm = (
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
): Promise<SearchCandidate[]> =>
  termsAmong(db, scope, [])
    .distinct()
    .where(whereIn(db, 't.term', terms))
    .execute();

/** The most popular documents that have all terms, and at least one of some others. */
export async function withTermsAndAny(
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
  some: readonly string[],
): Promise<SearchCandidate[]> {
  const [first = '', ...others] = terms;
  return termsAmong(db, scope, others)
    .where('t.term', '=', first)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('search_term as s')
          .select('s.id')
          .where('s.kind', '=', scope.kind)
          .where('s.term', 'in', some)
          .whereRef('s.rank', '=', 't.rank')
          .whereRef('s.id', '=', 't.id'),
      ),
    )
    .execute();
}

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
): Promise<SearchCandidate[]> =>
  termsAmong(db, scope, [])
    .where(whereIn(db, 't.term', terms))
    .clearOrderBy()
    .limit(enough)
    .execute();

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
