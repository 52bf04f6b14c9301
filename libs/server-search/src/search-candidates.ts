import { type SearchKind, searchKinds } from '@qingyin/contract';
import {
  mayAlbumIdBeSeen,
  mayArtistIdBeSeen,
  mayReferenceBeHeard,
  type Viewer,
} from '@qingyin/server-catalogue';
import { whereIn, type Db, type SearchDocTable, type SearchTermTable } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import { GRAM_MAX, INNER_MAX } from './index-terms.ts';

/** Maximum number of matches; also the end of pagination. */
export const MAX_MATCHES = 100;
/** Upper bound for texts with a common prefix, in the order of UTF-8 bytes. */
const LAST = '\u{10ffff}';

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
  let query = db.selectFrom('search_term as t').select(['t.rank', 't.id']).where('t.kind', '=', kind);
  const access = accessConditions[kind]?.(viewer, 't.id');
  if (access) query = query.where(access);
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
  return query.orderBy('t.rank').orderBy('t.id').limit(MAX_MATCHES);
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
export const withTermPrefix = (
  db: Db,
  scope: SearchScope,
  text: string,
  others: readonly string[] = [],
): Promise<SearchCandidate[]> =>
  termsAmong(db, scope, others)
    .distinct()
    .where('t.term', '>=', text)
    .where('t.term', '<', text + LAST)
    .execute();

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
