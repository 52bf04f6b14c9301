import type { SearchKind } from '@qingyin/contract';
import { type Db, insertMany, type SearchDocTable, type SearchTermTable, whereIn } from '@qingyin/server-db';
import { loadIndexDocuments } from './index-documents.ts';
import { indexTermsOf } from './index-terms.ts';
import { packOthers, packTexts, unpackOthers, unpackTexts } from './pack-texts.ts';

/** Number of terms deleted per statement. */
const TERMS = 1000;

/** What has to be written so that the index holds one entity as it is in the tables. */
export interface IndexChange {
  kind: SearchKind;
  id: number;
  /** the stored document and its terms; undefined: it is not in the index */
  stored: { rank: number; terms: string[] } | undefined;
  /** the document to be stored and its terms; undefined: it must not be found */
  wanted: { rank: number; names: string; others: string; terms: string[] } | undefined;
}

/**
 * Compares entities with the index and computes the terms of those that differ, outside of a transaction: terms cost
 * more time than writing them, and writing holds SQLite's lock.
 */
export async function findIndexChanges(
  db: Db,
  kind: SearchKind,
  ids: readonly number[],
): Promise<IndexChange[]> {
  if (ids.length === 0) return [];
  const documents = new Map((await loadIndexDocuments(db, kind, ids)).map((doc) => [doc.id, doc]));
  const rows = await db
    .selectFrom('search_doc')
    .selectAll()
    .where('kind', '=', kind)
    .where(whereIn(db, 'id', ids))
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): IndexChange[] => {
    const doc = documents.get(id);
    const row = stored.get(id);
    if (!doc && !row) return [];
    const [names, others] = [packTexts(doc?.names ?? []), packOthers(doc ?? { others: [] })];
    if (doc && row?.rank === doc.rank && row.names === names && row.others === others) return [];
    const wanted = doc && { rank: doc.rank, names, others, terms: indexTermsOf(doc) };
    return [{ kind, id, stored: row && storedTerms(row), wanted }];
  });
}

/** Changes that remove entities from the index, whatever the tables hold. */
export async function findIndexRemovals(
  db: Db,
  kind: SearchKind,
  ids: readonly number[],
): Promise<IndexChange[]> {
  const rows = await db
    .selectFrom('search_doc')
    .selectAll()
    .where('kind', '=', kind)
    .where(whereIn(db, 'id', ids))
    .execute();
  return rows.map((row) => ({ kind, id: row.id, stored: storedTerms(row), wanted: undefined }));
}

/** Terms of a stored document, computed again from its texts. */
export const storedTerms = ({
  kind,
  rank,
  names,
  others,
}: SearchDocTable): NonNullable<IndexChange['stored']> => ({
  rank,
  terms: indexTermsOf({ kind: kind as SearchKind, names: unpackTexts(names), ...unpackOthers(others) }),
});

/** Writes changes of the index. To be called in a transaction. */
export async function writeIndexChanges(trx: Db, changes: readonly IndexChange[]): Promise<void> {
  for (const { kind, id, stored } of changes) {
    if (!stored) continue;
    await removeTerms(trx, { kind, id }, stored);
    await trx.deleteFrom('search_doc').where('kind', '=', kind).where('id', '=', id).execute();
  }
  const added = changes.flatMap(({ kind, id, wanted }) => (wanted ? [{ kind, id, ...wanted }] : []));
  await insertMany(
    trx,
    'search_doc',
    added.map(({ terms: _terms, ...doc }) => doc),
  );
  await insertMany(trx, 'search_term', inKeyOrder(added));
}

/** Deletes terms of one document. */
export async function removeTerms(
  trx: Db,
  { kind, id }: Pick<IndexChange, 'kind' | 'id'>,
  { rank, terms }: NonNullable<IndexChange['stored']>,
): Promise<void> {
  for (let from = 0; from < terms.length; from += TERMS)
    await trx
      .deleteFrom('search_term')
      .where('kind', '=', kind)
      .where(whereIn(trx, 'term', terms.slice(from, from + TERMS)))
      .where('rank', '=', rank)
      .where('id', '=', id)
      .execute();
}

/** Index rows sorted by key: large batches are inserted several times faster in this order. */
export function inKeyOrder(
  docs: readonly { kind: SearchKind; rank: number; id: number; terms: string[] }[],
): SearchTermTable[] {
  const byTerm = new Map<string, (typeof docs)[number][]>();
  for (const doc of docs)
    for (const term of doc.terms) {
      const found = byTerm.get(term);
      if (found) found.push(doc);
      else byTerm.set(term, [doc]);
    }
  const inOrder = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([term, found]) =>
    found
      .sort((a, b) => a.rank - b.rank || a.id - b.id)
      .map(({ kind, id, rank }) => ({ kind, term, rank, id })),
  );
}
